// The people in the stands: where they sit, and what they wear.
import { along, around, dots, scatter, type Station } from "./geometry";
import type { Point } from "./track";

export const TIER_DEEP = 10;
export const TIERS = 16; // enough for the corners of the picture
const FIRST_TIER = 14; // from the arena's wall
const SEAT_WIDE = 6.4;
const EMPTY_SEATS = 0.16;
const UNREST = 1.6; // how far people sit from the middle of their seat
const STAIRS_APART = 118;
const STAIRS_LONG = 170;
const CLOTHES = [
  "travertine",
  "travertine",
  "gold",
  "terracotta-deep",
  "purple-light",
  "laurel",
  "ink",
] as const;

export interface Group {
  paint: string;
  path: string;
}

/** Where each tier ends, the outermost first. */
export const TIER_EDGES = Array.from(
  { length: TIERS },
  (_, rank) => FIRST_TIER + (TIERS - rank) * TIER_DEEP,
);

/** The crowd in dots, one path for each colour of clothes. */
export function crowdAround(arena: readonly Point[]): Group[] {
  const chance = scatter(7);
  const groups: Point[][] = CLOTHES.map(() => []);
  for (const edge of TIER_EDGES) {
    for (const seat of around(arena, edge - TIER_DEEP / 2, SEAT_WIDE)) {
      if (chance() < EMPTY_SEATS) continue;
      groups[Math.floor(chance() * CLOTHES.length)]!.push(stirred(seat, chance));
    }
  }
  return groups.map((points, rank) => ({ paint: CLOTHES[rank]!, path: dots(points) }));
}

function stirred({ at: [x, y] }: Station, chance: () => number): Point {
  return [x + (chance() - 0.5) * UNREST, y + (chance() - 0.5) * UNREST];
}

/** The stairs between the blocks of seats, each from the arena outwards. */
export function stairsAround(arena: readonly Point[]): [Point, Point][] {
  return around(arena, FIRST_TIER, STAIRS_APART).map(({ at, outward }) => [
    at,
    along(at, [at[0] + outward[0], at[1] + outward[1]], STAIRS_LONG),
  ]);
}
