// The spots to press for a move, in order.
import type { Move } from "$generated/ave_cesar/layout";
import type { Circus } from "./course";

export const FINISH = "finish"; // the line, for whoever can end the race
export const PILE = "pile";
export const PASS = "pass";
export const RETIRE = "retire";

/** The spot of the cards of a value, from 1. */
export function cardSpot(value: number): string {
  return `card.${value}`;
}

export function spaceSpot(space: string): string {
  return `space.${space}`;
}

export function path(circus: Circus, move: Move): string[] {
  switch (move.kind) {
    case "play":
      return [cardSpot(move.value + 1), spaceSpot(circus.spaceName(move.space))];
    case "finish":
      return [cardSpot(move.value + 1), FINISH];
    case "tuck":
      return [cardSpot(move.value + 1), PILE];
    case "pass":
      return [PASS];
    case "retire":
      return [RETIRE];
  }
}

/** Whoever presses a space first is asked for the card, if several lead there. */
export function detours(circus: Circus, move: Move): string[][] {
  return move.kind === "play" || move.kind === "finish" ? [path(circus, move).toReversed()] : [];
}
