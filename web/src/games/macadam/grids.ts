// Cards in rows, as large as the room allows.

export const CARD = { w: 60, h: 84 }; // as drawn
export const POINTS_SEEN = 0.72; // as much of a card, from its left edge, as shows its points

const WORTH_A_ROW = 1.15; // how much larger cards must become for another row

interface Size {
  w: number;
  h: number;
}

/** What cards lie in, and how close they may. */
export interface Bed {
  room: Size;
  cell: Size; // what a card of its drawn size takes
  gap: number;
  rows: number; // at most
  visible: number; // the least share of a card that is not covered by the next one
}

export interface Grid {
  across: number;
  scale: number; // of a card, to its drawn size
}

/** So many cards in as many rows as make them largest. */
export function largestGrid(count: number, bed: Bed): Grid {
  const grids = Array.from({ length: bed.rows }, (_, rank) => gridIn(count, bed, rank + 1));
  return grids.reduce((best, next) => (next.scale > WORTH_A_ROW * best.scale ? next : best));
}

function gridIn(count: number, { room, cell, gap, visible }: Bed, rows: number): Grid {
  const across = Math.max(1, Math.ceil(count / rows));
  const high = room.h / rows - gap;
  const wide = (room.w - gap * (across - 1)) / (1 + visible * (across - 1));
  return { across, scale: Math.min(high / cell.h, wide / cell.w) };
}
