// What somebody may have had in mind who pressed a spot that leads nowhere.
import { type Move, Phase, type State } from "$generated/macadam/layout";
import { holds, PAPERS } from "./traffic/cards";

/** Whether a move is one of the cards in hand, and of what is due now. */
export function couldMean(state: State, seat: number, move: Move): boolean {
  if (!("card" in move)) return true;
  return holds(state.players[seat]!.hand, move.card) && isDue(state.phase, move);
}

function isDue(phase: number, { kind, card }: Extract<Move, { card: number }>): boolean {
  if (kind === "agent") return true;
  if (phase === Phase.DISCARD) return kind === "discard";
  if (phase === Phase.BONUS) return kind === "bonus";
  return kind === (holds(PAPERS, card) ? "lay" : "expose");
}
