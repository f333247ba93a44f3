// Dice that roll by themselves when rolling is all there is to do: kept on this device.
import { Phase } from "$generated/a_vos_marques/layout";
import type { BoardContext } from "$lib/board.svelte";
import { badgeSpot, ROLL } from "../moves";
import { PRODUCTS } from "../garage/products";

const KEY = "rejouons.a_vos_marques.auto_roll";
const ON = "on";
const DICE: readonly number[] = [Phase.ESP, Phase.BLUE, Phase.RED];

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

  /** Rolls, if nothing else can be done. */
  attend(board: BoardContext, phase: number): void {
    if (!this.isOn || !DICE.includes(phase) || !board.leads([ROLL])) return;
    const isFree = PRODUCTS.some((product) => board.leads([badgeSpot(product)]));
    if (!isFree) board.playAlone(ROLL);
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
