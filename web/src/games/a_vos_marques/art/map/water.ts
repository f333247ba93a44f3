// Where the lake and the sea lie. Both fill what the roads leave them.
import { type Point, shape } from "$lib/shapes";
import { loop } from "./curves";
import type { Ground } from "./ground";

const BANK = 9; // of land between a road and the lake
const RAYS = 40; // along which the lake spreads from its middle
const STEP = 4;
const LEAST = 0.6; // of what the file tells, in each direction
const MOST = 1.42;
const FREE = 2.6; // where nothing is told, of the room around its middle
const RIPPLE = 0.03; // how much its outline waves
const RIPPLES = 7;

const COLUMN = 12; // of the shore, in which the sea rises
const BEACH = 12; // of sand between a road and the sea
const REACH = 2; // columns that soften each other
const RISE = 96; // at most
const FADE = 110; // along which the sea ends beside the coast

/** The outline of the lake; none on a board without one. */
function lakeOf(ground: Ground): readonly Point[] {
  const told = ground.facts.map.lake_ellipse;
  const ellipse = told ?? ellipseIn(ground);
  if (!ellipse) return [];
  const { cx, cy, rx, ry } = ellipse;
  const most = told ? MOST : FREE;
  const towards = (ray: number, share: number): Point => {
    const angle = (ray / RAYS) * 2 * Math.PI;
    return [cx + Math.cos(angle) * rx * share, cy + Math.sin(angle) * ry * share];
  };
  const reaches = Array.from({ length: RAYS }, (_, ray) => {
    const step = STEP / Math.max(rx, ry);
    let share = LEAST;
    while (share < most && isOpen(ground, towards(ray, share + step))) share += step;
    return share;
  });
  return calm(reaches).map((share, ray) =>
    towards(ray, share * (1 - RIPPLE + RIPPLE * Math.sin((ray / RAYS) * 2 * Math.PI * RIPPLES))),
  );
}

export function lakePath(outline: readonly Point[]): string {
  return outline.length ? loop(outline) : "";
}

function ellipseIn(ground: Ground) {
  const spot = ground.roomiest("lake");
  if (!spot) return undefined;
  const [cx, cy] = spot.at;
  return { cx, cy, rx: spot.room, ry: spot.room };
}

function isOpen(ground: Ground, at: Point): boolean {
  return ground.roomAt(at) > BANK && ground.regionAt(at) === "lake";
}

/** Values around a ring, each drawn to the lowest around it, then to its neighbours. */
function calm(ring: readonly number[]): number[] {
  const at = (values: readonly number[], rank: number) =>
    values[(rank + values.length) % values.length]!;
  const low = ring.map((value, rank) => Math.min(value, at(ring, rank - 1), at(ring, rank + 1)));
  return low.map((value, rank) => (at(low, rank - 1) + 2 * value + at(low, rank + 1)) / 4);
}

/** The line between land and sea, from left to right; none on a board without a sea. */
function shoreOf(ground: Ground): readonly Point[] {
  const { sea } = ground.facts.map;
  if (!sea) return [];
  const [width] = ground.facts.canvas;
  const columns = Array.from({ length: Math.ceil(width / COLUMN) + 1 }, (_, rank) => rank * COLUMN);
  const coast = columns.filter((x) => ground.regionAt([x, sea.y_from]) === "coast");
  const tops = columns.map((x) => {
    const away = Math.min(...coast.map((column) => Math.abs(column - x)));
    const ebb = Math.min(1, away / FADE);
    return away === 0
      ? top(ground, x, sea.y_from)
      : sea.y_from + ebb * (sea.y_to - sea.y_from + BEACH);
  });
  return settled(tops).map((y, rank) => [columns[rank]!, y]);
}

/** How high the sea rises in a column. */
function top(ground: Ground, x: number, from: number): number {
  let y = from;
  while (y > from - RISE && isFree(ground, [x, y - STEP])) y -= STEP;
  return y;
}

function isFree(ground: Ground, at: Point): boolean {
  return ground.toRoad(at) > BEACH && ground.regionAt(at) === "coast";
}

/** Heights along the shore, each drawn down to the lowest around it, then to its neighbours. */
function settled(tops: readonly number[]): number[] {
  const low = tops.map((_, rank) => Math.max(...around(tops, rank)));
  return mean(mean(low));
}

function mean(values: readonly number[]): number[] {
  return values.map((_, rank) => {
    const near = around(values, rank);
    return near.reduce((sum, y) => sum + y) / near.length;
  });
}

function around(values: readonly number[], rank: number): number[] {
  return values.slice(Math.max(0, rank - REACH), rank + REACH + 1);
}

/** The sea's outline: its shore, closed below the map. */
export function seaPath(
  shore: readonly Point[],
  [width, height]: readonly [number, number],
): string {
  return shore.length ? shape([...shore, [width, height + RISE], [0, height + RISE]]) : "";
}

/** The outlines that nothing stands in. */
export interface Waters {
  lake: readonly Point[];
  shore: readonly Point[]; // of the sea
}

export function watersOf(ground: Ground): Waters {
  return { lake: lakeOf(ground), shore: shoreOf(ground) };
}

export function isUnderWater(at: Point, { lake, shore }: Waters): boolean {
  return isInside(at, lake) || isBelow(at, shore);
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  return (
    ring.filter((from, rank) => {
      const to = ring[(rank + 1) % ring.length]!;
      return from[1] > y !== to[1] > y && x < crossing(from, to, y);
    }).length %
      2 ===
    1
  );
}

/** Where a stretch comes to a height. */
function crossing(from: Point, to: Point, y: number): number {
  return from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
}

function isBelow([x, y]: Point, shore: readonly Point[]): boolean {
  const column = shore.find(([right]) => right >= x);
  return column !== undefined && y > column[1] - BEACH / 2;
}
