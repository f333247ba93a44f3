// The spots to press for a move, in order.
import { HEADING, HEX, LETTER, type Move, type State } from "$generated/autoscooter/layout";

/** The spot of a sequence number, from 0. */
export function numberSpot(number: number): string {
  return `number.${number + 1}`;
}

/** The card of a letter. */
export function letterSpot(letter: number): string {
  return `letter.${LETTER[letter]}`;
}

/** Where a letter leads, on the rink. */
export function endSpot(letter: number): string {
  return `end.${LETTER[letter]}`;
}

export function hexSpot(hex: number): string {
  return `hex.${HEX[hex]}`;
}

/** A way to look on a hex that a car drives off to. */
export function headingSpot(hex: number, heading: number): string {
  return `heading.${HEX[hex]}.${HEADING[heading]}`;
}

export function path(move: Move): string[] {
  switch (move.kind) {
    case "program":
      return [numberSpot(move.number), letterSpot(move.letter)];
    case "enter":
      return [numberSpot(move.number)];
    case "ghost":
      return [letterSpot(move.letter)];
    case "drive_off":
      return [hexSpot(move.hex), headingSpot(move.hex, move.heading)];
  }
}

/** A letter may be told before the number, and by its end on the rink instead of its card. */
export function detours(move: Move): string[][] {
  switch (move.kind) {
    case "program": {
      const [number, letter, end] = [
        numberSpot(move.number),
        letterSpot(move.letter),
        endSpot(move.letter),
      ];
      return [
        [letter, number],
        [number, end],
        [end, number],
      ];
    }
    case "ghost":
      return [[endSpot(move.letter)]];
    default:
      return [];
  }
}

/** A car drives off where it must. What is written is nobody else's business. */
export function isRoutine(_state: State, { kind }: Move): boolean {
  return kind === "drive_off";
}
