// Where the viewer's cards lie.
import { boxAt } from "$lib/boxes";
import type { Box } from "../../contract";
import { CARD, largestGrid } from "../grids";
import type { Slot } from "./slots";

export const RAISE = 0.1; // of a card's height, how far one that can be played stands out

const GAP = 6;
const PART = 24; // between what is useful and what is not
const CELL = { w: CARD.w, h: CARD.h * (1 + RAISE) };

/** The room for a hand. */
export interface Room {
  box: Box;
  rows: number; // at most
  visible: number; // the least share of a card that is not covered by the next one
}

/** Boxes for slots, in their order. */
export function fanOf(slots: readonly Slot[], { box, rows, visible }: Room): Box[] {
  const room = { w: box.w - PART, h: box.h };
  const { across, scale } = largestGrid(slots.length, {
    room,
    cell: CELL,
    gap: GAP,
    rows,
    visible,
  });
  const [w, h] = [CARD.w * scale, CARD.h * scale];
  return slots.map((_, place) => {
    const row = Math.floor(place / across);
    const left = lefts(slots.slice(row * across, (row + 1) * across), box.w, w)[place % across]!;
    const top = box.y - box.h / 2 + row * (CELL.h * scale + GAP) + RAISE * h;
    return boxAt(box.x - box.w / 2 + left, top, w, h);
  });
}

/** Boxes for so many cards of which nothing may be told. */
export function coveredFan(count: number, room: Room): Box[] {
  const slots = Array.from({ length: count }, () => ({ cards: [], isUseful: true }));
  return fanOf(slots, room);
}

/** Where the cards of a row begin: side by side in the middle, or overlapping if they are many. */
function lefts(row: readonly Slot[], room: number, w: number): number[] {
  const first = row.findIndex(({ isUseful }) => !isUseful);
  const part = first > 0 && row.length * (w + GAP) + PART <= room ? PART : 0;
  const step = Math.min(w + GAP, (room - part - w) / Math.max(1, row.length - 1));
  const start = (room - part - w - step * (row.length - 1)) / 2;
  return row.map((_, place) => start + place * step + (part && place >= first ? part : 0));
}
