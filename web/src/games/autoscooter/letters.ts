// The move card: what each letter does.
import facts from "$generated/autoscooter/facts.json";
import { LETTER } from "$generated/autoscooter/layout";

export interface Manoeuvre {
  bends: readonly number[]; // before each step, in sixths of a turn to the right
  turn: number; // after the last step
}

export const MANOEUVRES: readonly Manoeuvre[] = facts.drawing.moves;
export const LETTERS: readonly number[] = LETTER.map((_, letter) => letter);

export function speedOf(letter: number): number {
  return MANOEUVRES[letter]!.bends.length;
}

export function letterName(letter: number): string {
  return LETTER[letter]!;
}
