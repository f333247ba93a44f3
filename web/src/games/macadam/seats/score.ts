// Where a player's score is written in the player's place.
import { boxAt } from "$lib/boxes";
import type { Box } from "../../contract";

// Lengths are those of a place whose letters are 1 large.
export const PAD = 5;
export const SCORE = { w: 50, h: 24 };

/** A score with the corner it is written in, on the board. */
export function scoreBox(place: Box, letters: number): Box {
  const [right, top] = [place.x + place.w / 2, place.y - place.h / 2];
  const [w, h] = [(SCORE.w + PAD) * letters, (SCORE.h + PAD) * letters];
  return boxAt(right - w, top, w, h);
}
