// Boxes on a board: by a corner, and in rows.

/** A box on the board by its centre, in board units. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A box by its upper left corner. */
export function boxAt(x: number, y: number, w: number, h: number): Box {
  return { x: x + w / 2, y: y + h / 2, w, h };
}

/** The boxes of so many things in a room, row by row. */
export function grid(room: Box, count: number, across: number, gap = 0): Box[] {
  const down = Math.ceil(count / across);
  const [w, h] = [(room.w + gap) / across - gap, (room.h + gap) / down - gap];
  const [left, top] = [room.x - room.w / 2, room.y - room.h / 2];
  return Array.from({ length: count }, (_, place) =>
    boxAt(left + (place % across) * (w + gap), top + Math.floor(place / across) * (h + gap), w, h),
  );
}
