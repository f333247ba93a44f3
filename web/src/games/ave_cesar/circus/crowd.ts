// The people in the stands: where they sit, and what they wear.
import { dots, type Point, scatter } from "$lib/shapes";
import { around, lengthOf, type Station } from "./geometry";

const TIER_DEEP = 10;
const TIERS = 20; // enough for the corners of the picture
const FIRST_TIER = 14; // from the arena's wall
const SEAT_WIDE = 6.4;
const EMPTY_SEATS = 0.16;
const UNREST = 1.6; // how far people sit from the middle of their seat
const STAIRS_APART = 118;
const STAIRS_LONG = 220;
const CLOTHES = [
  "travertine",
  "travertine",
  "gold",
  "terracotta-light",
  "terracotta-deep",
  "purple-light",
  "laurel",
  "purple",
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
  const blocks = Math.round(lengthOf(arena) / STAIRS_APART);
  return around(arena, 0, lengthOf(arena) / blocks)
    .slice(0, blocks) // the last may meet the first
    .map(({ at, outward: [x, y] }) => [at, [at[0] + x * STAIRS_LONG, at[1] + y * STAIRS_LONG]]);
}
