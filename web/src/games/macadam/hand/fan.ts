// How the viewer's cards lie: as large as the room allows.
import { boxAt } from "$lib/boxes";
import type { Box } from "../../contract";
import type { Slot } from "./slots";

export const CARD = { w: 60, h: 84 }; // as drawn
export const RAISE = 0.1; // of a card's height, how far one that can be played stands out

const GAP = 6;
const PART = 24; // between what is useful and what is not
const WORTH_A_ROW = 1.25; // how much larger cards must become for another row

/** The room for a hand. */
export interface Room {
  box: Box;
  rows: number; // at most
  visible: number; // the least share of a card that is not covered by the next one
}

interface Grid {
  across: number;
  w: number; // of a card
  h: number;
}

/** Boxes for slots, in their order. */
export function fanOf(slots: readonly Slot[], { box, rows, visible }: Room): Box[] {
  const grids = Array.from({ length: rows }, (_, row) =>
    gridOf(slots.length, box, row + 1, visible),
  );
  const { across, w, h } = grids.reduce((best, next) =>
    next.h > WORTH_A_ROW * best.h ? next : best,
  );
  return slots.map((_, place) => {
    const row = Math.floor(place / across);
    const left = lefts(slots.slice(row * across, (row + 1) * across), box.w, w)[place % across]!;
    const top = box.y - box.h / 2 + row * (h * (1 + RAISE) + GAP) + RAISE * h;
    return boxAt(box.x - box.w / 2 + left, top, w, h);
  });
}

/** So many cards in so many rows, as large as they can be. */
function gridOf(count: number, { w, h }: Box, rows: number, visible: number): Grid {
  const across = Math.max(1, Math.ceil(count / rows));
  const high = (h / rows - GAP) / (1 + RAISE);
  const wide = (w - GAP * (across - 1) - PART) / (1 + visible * (across - 1));
  const size = Math.min(high, (wide * CARD.h) / CARD.w);
  return { across, h: size, w: (size * CARD.w) / CARD.h };
}

/** Where the cards of a row begin: side by side in the middle, or overlapping if they are many. */
function lefts(row: readonly Slot[], room: number, w: number): number[] {
  const first = row.findIndex(({ isUseful }) => !isUseful);
  const part = first > 0 && row.length * (w + GAP) + PART <= room ? PART : 0;
  const step = Math.min(w + GAP, (room - part - w) / Math.max(1, row.length - 1));
  const start = (room - part - w - step * (row.length - 1)) / 2;
  return row.map((_, place) => start + place * step + (part && place >= first ? part : 0));
}
