// How pieces lie that share a place: stacked in a crate, strewn on the scrap heap.
import type { TrackedPiece } from "../contract";
import { placeAt, type Places } from "./lying";

export interface Lying {
  id: number;
  kind: string;
  place: string;
  x: number;
  y: number;
  size: number;
}

const STACK_SHIFT = [0, 9, -9, 4, -5]; // to the side, piece by piece
const STACK_RISE = 1.4;
const SCRAP_COLUMNS = 2;
const SCRAP_ACROSS = 36;
const SCRAP_DOWN = 21;
const SCRAP_STAGGER = 4;
const SCRAP_BOTTOM = 62;

/** Where each piece lies, in the order of the pieces' numbers, which never changes. */
export function lyingPieces(pieces: readonly TrackedPiece[], places: Places): Lying[] {
  const counts = new Map<string, number>();
  return pieces
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, kind, place }) => {
      const before = counts.get(place) ?? 0;
      counts.set(place, before + 1);
      const { x, y, size } = placeAt(places, place);
      const shift = shiftIn(place, before);
      return { id, kind, place, x: x + shift.x, y: y + shift.y, size };
    });
}

function shiftIn(place: string, before: number): { x: number; y: number } {
  if (place === "scrap") return scrapShift(before);
  return { x: STACK_SHIFT[before % STACK_SHIFT.length]!, y: -before * STACK_RISE };
}

function scrapShift(before: number): { x: number; y: number } {
  const column = before % SCRAP_COLUMNS;
  const line = Math.floor(before / SCRAP_COLUMNS);
  const stagger = line % 2 ? SCRAP_STAGGER : -SCRAP_STAGGER;
  return { x: (column - 0.5) * SCRAP_ACROSS + stagger, y: SCRAP_BOTTOM - line * SCRAP_DOWN };
}
