// Where the ornaments stand: each moved a little where it finds no room, as large as it may be.
import { distance, type Point } from "$lib/shapes";
import type { Ornament } from "../track";
import { freeAround, type Obstacle } from "./obstacles";

/** An ornament where it stands in the end, with how large it is drawn. */
export interface Standing extends Ornament {
  size: number;
}

export const REACH = 30; // of an ornament as it is drawn
const KERB = 7; // what must stay free beside the track
const GROWTH = 1.3; // at most
const NUDGES = [0, 12, 24, 36, 48]; // how far it may move to find room
const WAYS = 16; // it may move

export function settled(told: readonly Ornament[], obstacles: readonly Obstacle[]): Standing[] {
  const standing: Standing[] = [];
  for (const ornament of told) {
    const others = [...standing, ...told.slice(standing.length + 1)];
    standing.push(bestPlace(ornament, others, obstacles));
  }
  return standing;
}

function bestPlace(
  ornament: Ornament,
  others: readonly Ornament[],
  obstacles: readonly Obstacle[],
): Standing {
  let best: Standing = { ...ornament, size: 0 };
  for (const nudge of NUDGES) {
    if (best.size >= 1) break;
    for (const [x, y] of circle(placeOf(ornament), nudge)) {
      const size = sizeAt([x, y], others, obstacles);
      if (size > best.size) best = { ...ornament, x, y, size };
    }
  }
  return best;
}

export function placeOf({ x, y }: Ornament): Point {
  return [x, y];
}

function circle([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: radius ? WAYS : 1 }, (_, way) => {
    const angle = (way * 2 * Math.PI) / WAYS;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function sizeAt(at: Point, others: readonly Ornament[], obstacles: readonly Obstacle[]): number {
  const free = freeAround(at, obstacles, GROWTH * REACH + KERB);
  const apart = others.map((other) => distance(at, placeOf(other)) / (2 * REACH));
  return Math.min((free - KERB) / REACH, ...apart);
}
