// Where a player's score and facts are written in the player's place.
import { boxAt } from "$lib/boxes";
import type { Box } from "../../contract";

// Lengths are those of a place whose letters are 1 large.
export const BAND = 19; // the coloured edge
export const PAD = 5;
export const SCORE = { w: 50, h: 24 };
export const FACTS = { w: 108, h: 24, y: 38 }; // their middle, from the upper edge

export function scoreBox(place: Box, letters: number): Box {
  const left = place.w / letters - PAD - SCORE.w;
  return within(place, letters, boxAt(left, 0, SCORE.w + PAD, SCORE.h + PAD));
}

/** Cards in hand, papers and fines. */
export function factsBox(place: Box, letters: number): Box {
  return within(place, letters, boxAt(BAND, FACTS.y - FACTS.h / 2, FACTS.w + PAD, FACTS.h));
}

function within(place: Box, scale: number, { x, y, w, h }: Box): Box {
  return {
    x: place.x - place.w / 2 + x * scale,
    y: place.y - place.h / 2 + y * scale,
    w: w * scale,
    h: h * scale,
  };
}
