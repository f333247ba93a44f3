// The rink laid out for the painter, in board units around its middle.
import { along, boundsOf, distance, type Bounds, type Point } from "$lib/shapes";

/** Where a hex lies, in radii of a hex from the middle of the rink. */
export interface Centre {
  x: number;
  y: number;
}

/** The hex that each heading leads to, by hex; as many as there are hexes stands for the barrier. */
export type Ways = readonly (readonly number[])[];

export const RADIUS = 60; // of a hex, from its middle to a corner
export const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2; // of a hex, from its middle to a side
export const BARRIER_THICK = 34;
export const CANOPY_HIGH = 92;
export const HEADINGS = 6;
export const TONES = 3; // of plates: no two that touch are alike
const MARGIN = 16; // of the picture, beyond the barrier
const ROW_HIGH = 1.5; // in radii
const DEGREES_APART = 60; // of headings

export function headingDegrees(heading: number): number {
  return heading * DEGREES_APART;
}

/** A step of one unit in a direction: 0 is right, 90 is down. */
export function towards(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

export function centreOf(hex: Centre): Point {
  return [hex.x * RADIUS, hex.y * RADIUS];
}

/** The corners of a plate, clockwise; the side towards a heading runs from its corner to the next. */
export function plate([x, y]: Point, radius = RADIUS): Point[] {
  return Array.from({ length: HEADINGS }, (_, heading) => {
    const [dx, dy] = towards(headingDegrees(heading) - DEGREES_APART / 2);
    return [x + dx * radius, y + dy * radius];
  });
}

/** Which of the floor's tones a plate has. */
export function toneOf({ x, y }: Centre): number {
  const row = y / ROW_HIGH;
  const step = Math.floor(x / Math.sqrt(3) - (3 * row) / 2);
  return ((step % TONES) + TONES) % TONES;
}

/** What each hex is called: its row and its place in the row. */
export function namesOf(hexes: readonly Centre[]): string[] {
  const rows = [...new Set(hexes.map(({ y }) => y))];
  return hexes.map(({ y }, hex) => {
    const first = hexes.findIndex((other) => other.y === y);
    return `${rows.indexOf(y) + 1}${hex - first + 1}`;
  });
}

interface Side {
  from: Point;
  to: Point;
  outward: Point;
}

/** The barrier's sides, clockwise, each from where the one before ends. */
export function barrierSides(hexes: readonly Centre[], ways: Ways): Side[] {
  const loose = hexes.flatMap((hex, number) =>
    outerSides(centreOf(hex), ways[number]!, hexes.length),
  );
  const sides = loose.splice(0, 1);
  while (loose.length) {
    const next = loose.findIndex(({ from }) => isSame(from, sides.at(-1)!.to));
    sides.push(...loose.splice(next, 1));
  }
  return sides;
}

function outerSides(centre: Point, ways: readonly number[], outside: number): Side[] {
  const corners = plate(centre);
  return ways.flatMap((hex, heading) =>
    hex === outside
      ? {
          from: corners[heading]!,
          to: corners[(heading + 1) % HEADINGS]!,
          outward: towards(headingDegrees(heading)),
        }
      : [],
  );
}

function isSame(one: Point, other: Point): boolean {
  return distance(one, other) < 1;
}

/** The line that runs outside the barrier's sides, so far from each of them. */
export function beyond(sides: readonly Side[], out: number): Point[] {
  return sides.map(({ from: [x, y], outward: [ax, ay] }, rank) => {
    const [bx, by] = sides.at(rank - 1)!.outward;
    const reach = out / (1 + ax * bx + ay * by);
    return [x + (ax + bx) * reach, y + (ay + by) * reach];
  });
}

/** Points spread along a closed line, so many to each of its sides. */
export function spread(ring: readonly Point[], toEach: number): Point[] {
  return ring.flatMap((from, rank) =>
    Array.from({ length: toEach }, (_, step) =>
      along(from, ring[(rank + 1) % ring.length]!, step / toEach),
    ),
  );
}

/** What a board shows of the fairground: the rink, its barrier, and the canopy above. */
export function frameOf(hexes: readonly Centre[]): Bounds {
  const corners = hexes.flatMap((hex) => plate(centreOf(hex)));
  const { x, y, w, h } = boundsOf(corners, BARRIER_THICK + MARGIN);
  return { x, y: y - CANOPY_HIGH, w, h: h + CANOPY_HIGH };
}
