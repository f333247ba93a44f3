// What is done without thinking where nothing else can be done. A turn begins with a die that is
// thrown by hand; whether the garage leaves a choice beside a die, others may not know.
import { type Move, Phase, type State } from "$generated/a_vos_marques/layout";
import { isEarlyGarage } from "../tray/boxes";

const LATER_DICE: readonly number[] = [Phase.BLUE, Phase.RED];

export function isRoutine(state: State, { kind }: Move): boolean {
  if (kind === "drive" || kind === "onward") return true;
  return kind === "roll" && LATER_DICE.includes(state.phase) && !isEarlyGarage(state, state.phase);
}
