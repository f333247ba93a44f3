// The infield's garden: ornaments, paths between them, and trees wherever there is room.
import { along, boundsOf, distance, type Point, scatter } from "$lib/shapes";
import { clearance } from "../circus/geometry";
import type { TrackDrawing } from "../track";
import { freeAround, obstaclesOf, type Obstacle } from "./obstacles";
import { placeOf, REACH, settled, type Standing } from "./ornaments";

interface Plant {
  x: number;
  y: number;
  size: number; // its radius
}

type Walk = readonly [Point, Point];

export interface Garden {
  ornaments: readonly Standing[];
  walks: readonly Walk[];
  plants: Plant[];
}

const THROWS = 700;
const SMALLEST = 5;
const LARGEST = 12;
const CROWDING = 0.8; // how much of a tree its neighbours leave free
const KERB = 11; // what must stay free beside the track
const WALK_LONG = 250; // at most
const WALK_WIDE = 12;
const STEP = 10; // along a walk, to look whether it is free

export function gardenOf(track: TrackDrawing, arena: readonly Point[]): Garden {
  const obstacles = obstaclesOf(track);
  const ornaments = settled(track.drawing?.decor ?? [], obstacles);
  const garden: Garden = { ornaments, walks: walksBetween(ornaments, obstacles), plants: [] };
  plant(garden, arena, obstacles);
  return garden;
}

/** The paths: straight, between ornaments that see each other past the track. */
function walksBetween(ornaments: readonly Standing[], obstacles: readonly Obstacle[]): Walk[] {
  const places = ornaments.map(placeOf);
  const pairs = places.flatMap((from, rank) =>
    places.slice(rank + 1).map((to): Walk => [from, to]),
  );
  return pairs.filter((walk) => isOpen(walk, obstacles));
}

function isOpen([from, to]: Walk, obstacles: readonly Obstacle[]): boolean {
  const length = distance(from, to);
  if (length > WALK_LONG) return false;
  const wanted = WALK_WIDE + KERB;
  const steps = Array.from({ length: Math.ceil(length / STEP) }, (_, step) => step * STEP);
  return steps.every(
    (step) => freeAround(along(from, to, step / length), obstacles, wanted) === wanted,
  );
}

function plant(garden: Garden, arena: readonly Point[], obstacles: readonly Obstacle[]): void {
  const { x, y, w, h } = boundsOf(arena, 0);
  const chance = scatter(23);
  for (let thrown = 0; thrown < THROWS; thrown += 1) {
    const at: Point = [x + chance() * w, y + chance() * h];
    const wanted = Math.min(LARGEST, SMALLEST + chance() * LARGEST);
    const beside = Math.min(wanted, roomIn(garden, at), -clearance(at, arena) - KERB);
    const size = beside < SMALLEST ? 0 : freeAround(at, obstacles, beside + KERB) - KERB;
    if (size >= SMALLEST) garden.plants.push({ x: at[0], y: at[1], size });
  }
  garden.plants.sort((one, other) => one.y - other.y);
}

/** What walks, ornaments and other trees leave free around a point. */
function roomIn({ walks, ornaments, plants }: Garden, at: Point): number {
  return Math.min(
    ...walks.map((walk) => clearance(at, walk) - WALK_WIDE),
    ...ornaments.map((ornament) => distance(at, placeOf(ornament)) - REACH * ornament.size),
    ...plants.map(({ x, y, size }) => distance(at, [x, y]) - size * CROWDING),
  );
}
