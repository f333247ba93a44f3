// The spots to press for a move, in order.
import facts from "$generated/mark/facts.json";
import { type Move, type State, WHERE } from "$generated/mark/layout";

const STEPS = facts.tables.conversion.steps; // yard and plant column of each step, from 1

export function path(move: Move, seat: number): string[] {
  switch (move.kind) {
    case "take":
      return [`bank.${move.material}`, `yard.${seat}.${move.column}`];
    case "convert":
      return conversion(move.step, seat);
    case "sell":
      return [`plant.${seat}.${move.column}`, `row.${move.row}`];
    case "return":
      return [`${WHERE[move.where]}.${seat}.${move.column}`];
    case "auction":
      return [`bank.${move.material}`];
    case "place":
      return [`yard.${seat}.${move.column}`];
    case "bid":
      return [];
  }
}

/** A lot goes into the only space that is left for it. */
export function isRoutine(_state: State, { kind }: Move): boolean {
  return kind === "place";
}

function conversion(step: number, seat: number): string[] {
  const [from, to] = STEPS[step]!;
  return [`yard.${seat}.${from! - 1}`, `plant.${seat}.${to! - 1}`];
}
