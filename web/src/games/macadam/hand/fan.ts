// How the viewer's cards lie, in as few rows as fit.
import { boxAt } from "$lib/boxes";
import type { Box } from "../../contract";
import type { Slot } from "./slots";

export const CARD = { w: 60, h: 84 }; // as drawn
export const RAISE = 0.1; // of a card's height, how far one that can be played stands out

const GAP = 6;
const PART = 24; // between what is useful and what is not

/** Boxes for slots, in their order. */
export function fanOf(slots: readonly Slot[], room: Box, rows: number): Box[] {
  const high = room.h / rows;
  const h = (high - GAP) / (1 + RAISE);
  const w = (h * CARD.w) / CARD.h;
  const across = Math.max(Math.ceil(slots.length / rows), Math.floor((room.w + GAP) / (w + GAP)));
  return slots.map((_, place) => {
    const row = Math.floor(place / across);
    const left = lefts(slots.slice(row * across, (row + 1) * across), room.w, w)[place % across]!;
    const top = room.y - room.h / 2 + row * high + RAISE * h;
    return boxAt(room.x - room.w / 2 + left, top, w, h);
  });
}

/** Where the cards of a row begin: side by side in the middle, or overlapping if they are many. */
function lefts(row: readonly Slot[], room: number, w: number): number[] {
  const first = row.findIndex(({ isUseful }) => !isUseful);
  const part = first > 0 && row.length * (w + GAP) + PART <= room ? PART : 0;
  const step = Math.min(w + GAP, (room - part - w) / Math.max(1, row.length - 1));
  const start = (room - part - w - step * (row.length - 1)) / 2;
  return row.map((_, place) => start + place * step + (part && place >= first ? part : 0));
}
