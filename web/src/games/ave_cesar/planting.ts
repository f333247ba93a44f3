// Where trees stand: thrown over the arena, kept where they touch neither track nor ornament.
import { boundsOf, clearance, distance, scatter } from "./geometry";
import { outlineOf, type Point, type TrackDrawing } from "./track";

export interface Plant {
  x: number;
  y: number;
  size: number; // its radius
}

const THROWS = 900;
const SMALLEST = 5;
const LARGEST = 12;
const KERB = 11; // what must stay free beside the track
const ORNAMENT = 30;

export function plantingOf(track: TrackDrawing, arena: readonly Point[]): Plant[] {
  const { x, y, w, h } = boundsOf(arena, 0);
  const chance = scatter(23);
  const plants: Plant[] = [];
  for (let thrown = 0; thrown < THROWS; thrown += 1) {
    const at: Point = [x + chance() * w, y + chance() * h];
    const size = Math.min(LARGEST, SMALLEST + chance() * LARGEST, roomAt(at, track, arena, plants));
    if (size >= SMALLEST) plants.push({ x: at[0], y: at[1], size });
  }
  return plants.sort((one, other) => one.y - other.y);
}

function roomAt(at: Point, track: TrackDrawing, arena: readonly Point[], plants: readonly Plant[]) {
  const ornaments = track.drawing?.decor ?? [];
  return Math.min(
    -clearance(at, arena) - KERB,
    freeAround(at, track) - KERB,
    ...ornaments.map((ornament) => distance(at, [ornament.x, ornament.y]) - ORNAMENT),
    ...plants.map((plant) => distance(at, [plant.x, plant.y]) - plant.size * 0.8),
  );
}

/** How far the nearest space is. */
export function freeAround(at: Point, track: TrackDrawing): number {
  const names = Object.keys(track.spaces);
  return Math.min(...names.map((name) => clearance(at, outlineOf(track, name))));
}
