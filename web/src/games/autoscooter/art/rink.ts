// The rink laid out for the painter, in board units around its middle.
import { boundsOf, type Bounds, type Point } from "$lib/shapes";

/** Where a hex lies, in radii of a hex from the middle of the rink. */
export interface Centre {
  x: number;
  y: number;
}

/** The hex that each heading leads to, by hex; as many as there are hexes stands for the barrier. */
export type Ways = readonly (readonly number[])[];

export const RADIUS = 60; // of a hex, from its middle to a corner
export const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2; // of a hex, from its middle to a side
export const HEADINGS = 6;
export const BARRIER_THICK = 34;
export const CANOPY_HIGH = 92;
export const TONES = 3; // of plates: no two that touch are alike
const ROW_HIGH = 1.5; // in radii
const COLUMN_WIDE = Math.sqrt(3); // in radii
const MARGIN = 16; // of the picture, beyond the barrier
const SIXTH = 60; // degrees from one heading to the next, clockwise
const HALF_TURN = 180; // degrees

export function headingDegrees(heading: number): number {
  return heading * SIXTH;
}

/** A step of one unit in a direction: 0 is right, 90 is down. */
export function towards(degrees: number): Point {
  const angle = (degrees * Math.PI) / HALF_TURN;
  return [Math.cos(angle), Math.sin(angle)];
}

export function centreOf(hex: Centre): Point {
  return [hex.x * RADIUS, hex.y * RADIUS];
}

/** The corners of a plate, clockwise; the side towards a heading runs from its corner to the next. */
export function plate([x, y]: Point, radius = RADIUS): Point[] {
  return Array.from({ length: HEADINGS }, (_, heading) => {
    const [dx, dy] = towards((heading - 1 / 2) * SIXTH);
    return [x + dx * radius, y + dy * radius];
  });
}

/** Which of the floor's tones a plate has. */
export function toneOf({ x, y }: Centre): number {
  const row = y / ROW_HIGH;
  const slant = Math.floor(x / COLUMN_WIDE - row / 2 - row); // goes up or down by 1 with every step
  return ((slant % TONES) + TONES) % TONES;
}

/** What a board shows of the fairground: the rink, its barrier, and the canopy above. */
export function frameOf(hexes: readonly Centre[]): Bounds {
  const corners = hexes.flatMap((hex) => plate(centreOf(hex)));
  const { x, y, w, h } = boundsOf(corners, BARRIER_THICK + MARGIN);
  return { x, y: y - CANOPY_HIGH, w, h: h + CANOPY_HIGH };
}
