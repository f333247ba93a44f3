// The infield's garden: paths between the ornaments, and trees wherever there is room.
import { along, boundsOf, clearance, distance, scatter } from "./geometry";
import { outlineOf, type Ornament, type Point, type TrackDrawing } from "./track";

export interface Plant {
  x: number;
  y: number;
  size: number; // its radius
}

export type Walk = readonly [Point, Point];

const THROWS = 700;
const SMALLEST = 5;
const LARGEST = 12;
const CROWDING = 0.8; // how much of a tree its neighbours leave free
const KERB = 11; // what must stay free beside the track
const ORNAMENT = 30; // how far one reaches as it is drawn
const ORNAMENT_KERB = 7;
const GROWTH = 1.3; // of an ornament, at most
const NUDGES = [0, 12, 24, 36, 48]; // how far an ornament may move to find room
const WAYS = 16; // it may move
const WALK_LONG = 250; // at most
const WALK_WIDE = 12;
const STEP = 10; // along a walk, to look whether it is free

/** An ornament where it stands in the end, with how large it is drawn. */
export interface Standing extends Ornament {
  size: number;
}

/** The ornaments, each moved a little where it finds no room, and as large as its place allows. */
export function settled(track: TrackDrawing): Standing[] {
  const standing: Standing[] = [];
  const told = track.drawing?.decor ?? [];
  for (const ornament of told) {
    const others = [...standing, ...told.slice(standing.length + 1)];
    standing.push(bestPlace(ornament, track, others));
  }
  return standing;
}

function bestPlace(ornament: Ornament, track: TrackDrawing, others: readonly Ornament[]): Standing {
  let best: Standing = { ...ornament, size: 0 };
  for (const nudge of NUDGES) {
    if (best.size >= 1) break;
    for (const [x, y] of circle(placeOf(ornament), nudge)) {
      const size = sizeAt([x, y], track, others);
      if (size > best.size) best = { ...ornament, x, y, size };
    }
  }
  return best;
}

function circle([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: radius ? WAYS : 1 }, (_, way) => {
    const angle = (way * 2 * Math.PI) / WAYS;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function sizeAt(at: Point, track: TrackDrawing, others: readonly Ornament[]): number {
  const room = (freeAround(at, track) - ORNAMENT_KERB) / ORNAMENT;
  const apart = others.map((other) => distance(at, placeOf(other)) / (2 * ORNAMENT));
  return Math.min(GROWTH, room, ...apart);
}

/** The paths: straight, between ornaments that see each other past the track. */
export function walksOf(track: TrackDrawing): Walk[] {
  const ornaments = settled(track).map(placeOf);
  const pairs = ornaments.flatMap((from, rank) =>
    ornaments.slice(rank + 1).map((to): Walk => [from, to]),
  );
  return pairs.filter((walk) => isOpen(walk, track));
}

function placeOf({ x, y }: Ornament): Point {
  return [x, y];
}

function isOpen([from, to]: Walk, track: TrackDrawing): boolean {
  const length = distance(from, to);
  if (length > WALK_LONG) return false;
  const steps = Array.from(
    { length: Math.ceil(length / STEP) },
    (_, step) => (step * STEP) / length,
  );
  return steps.every((share) => freeAround(along(from, to, share), track) > WALK_WIDE + KERB);
}

export function plantingOf(track: TrackDrawing, arena: readonly Point[]): Plant[] {
  const { x, y, w, h } = boundsOf(arena, 0);
  const chance = scatter(23);
  const garden = {
    track,
    arena,
    walks: walksOf(track),
    ornaments: settled(track),
    plants: [] as Plant[],
  };
  for (let thrown = 0; thrown < THROWS; thrown += 1) {
    const at: Point = [x + chance() * w, y + chance() * h];
    const wanted = Math.min(LARGEST, SMALLEST + chance() * LARGEST);
    const size = Math.min(wanted, roomAt(at, garden));
    if (size >= SMALLEST) garden.plants.push({ x: at[0], y: at[1], size });
  }
  return garden.plants.sort((one, other) => one.y - other.y);
}

interface Garden {
  track: TrackDrawing;
  arena: readonly Point[];
  walks: readonly Walk[];
  ornaments: readonly Standing[];
  plants: readonly Plant[];
}

function roomAt(at: Point, { track, arena, walks, ornaments, plants }: Garden): number {
  return Math.min(
    -clearance(at, arena) - KERB,
    freeAround(at, track) - KERB,
    ...walks.map((walk) => clearance(at, walk) - WALK_WIDE),
    ...ornaments.map((ornament) => distance(at, placeOf(ornament)) - ORNAMENT * ornament.size),
    ...plants.map((plant) => distance(at, [plant.x, plant.y]) - plant.size * CROWDING),
  );
}

/** How far the nearest space is. */
export function freeAround(at: Point, track: TrackDrawing): number {
  const names = Object.keys(track.spaces);
  return Math.min(...names.map((name) => clearance(at, outlineOf(track, name))));
}
