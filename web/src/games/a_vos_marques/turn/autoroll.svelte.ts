// Dice that roll by themselves when rolling is all there is to do: kept on this device.
import type { State } from "$generated/a_vos_marques/layout";
import type { BoardContext } from "$lib/board.svelte";
import { ROLL } from "../moves";
import { DICE, isEarlyGarage } from "../tray/boxes";

const KEY = "rejouons.a_vos_marques.auto_roll";
const ON = "on";

class AutoRoll {
  isOn = $state(stored());

  toggle(): void {
    this.isOn = !this.isOn;
    try {
      localStorage.setItem(KEY, this.isOn ? ON : "");
    } catch {
      // A full or forbidden storage: it holds until the page is closed.
    }
  }

  /** Rolls, if nothing else can be done; in an open garage, others may not know that. */
  attend(board: BoardContext, state: State, phase: number): void {
    if (!this.isOn || !DICE.includes(phase) || isEarlyGarage(state, phase)) return;
    if (board.leads([ROLL])) board.playAlone(ROLL);
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === ON;
  } catch {
    return false;
  }
}

export const autoRoll = new AutoRoll();
