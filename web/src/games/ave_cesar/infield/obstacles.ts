// What must stay free: the spaces, and how far away the nearest of them is.
import { distance, type Point } from "$lib/shapes";
import { clearance } from "../circus/geometry";
import { outlineOf, type TrackDrawing } from "../track";

export interface Obstacle {
  outline: readonly Point[];
  middle: Point;
  reach: number; // of the outline from the middle
}

export function obstaclesOf(track: TrackDrawing): Obstacle[] {
  return Object.entries(track.spaces).map(([name, { x, y }]) => {
    const outline = outlineOf(track, name);
    const reach = Math.max(...outline.map((point) => distance(point, [x, y])));
    return { outline, middle: [x, y], reach };
  });
}

/** How far the nearest obstacle is, as far as that matters: below 0 inside it. */
export function freeAround(at: Point, obstacles: readonly Obstacle[], enough: number): number {
  let free = enough;
  for (const { outline, middle, reach } of obstacles) {
    if (distance(at, middle) - reach < free) free = Math.min(free, clearance(at, outline));
  }
  return free;
}
