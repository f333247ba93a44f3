// The part of the map that is nearer to a space than to any other (Voronoi cells).
import { distance, type Point } from "$lib/shapes";

export const BORDER = -1; // stands for the edge of the map

/** A side of a cell, and which cell lies beyond it. */
export interface Side {
  from: Point;
  to: Point;
  beyond: number; // or BORDER
}

type Size = readonly [width: number, height: number];

/** By site, the sides of its cell, clockwise on screen. */
export function cellsOf(sites: readonly Point[], canvas: Size): Side[][] {
  return sites.map((site, number) => cellOf(number, site, sites, canvas));
}

function cellOf(number: number, site: Point, sites: readonly Point[], canvas: Size): Side[] {
  const others = sites
    .map((other, beyond) => ({ other, beyond, far: distance(site, other) }))
    .filter(({ beyond }) => beyond !== number)
    .sort((one, other) => one.far - other.far);
  let sides = frame(canvas);
  for (const { other, beyond, far } of others) {
    const reach = Math.max(...sides.map(({ from }) => distance(site, from)));
    if (far > 2 * reach) break; // too far to cut anything off, and so are all that follow
    sides = cutOff(sides, site, other, beyond);
  }
  return sides;
}

function frame([width, height]: Size): Side[] {
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return corners.map((from, rank) => ({ from, to: corners[(rank + 1) % 4]!, beyond: BORDER }));
}

/** What of a cell is nearer to its own site than to another. */
function cutOff(sides: readonly Side[], site: Point, other: Point, beyond: number): Side[] {
  const kept: Side[] = [];
  let leftAt: Point | undefined;
  let backAt: Point | undefined;
  for (const side of sides) {
    const [before, after] = [lead(side.from, site, other), lead(side.to, site, other)];
    const cut = pointAt(side, before / (before - after));
    if (before >= 0 && after >= 0) kept.push(side);
    else if (before >= 0) {
      kept.push({ ...side, to: cut });
      leftAt = cut;
    } else if (after >= 0) {
      kept.push({ ...side, from: cut });
      backAt = cut;
    }
  }
  return leftAt && backAt ? closed(kept, { from: leftAt, to: backAt, beyond }) : kept;
}

/** How much nearer a point is to its own site than to another, up to a factor. */
function lead([x, y]: Point, site: Point, other: Point): number {
  return (x - other[0]) ** 2 + (y - other[1]) ** 2 - (x - site[0]) ** 2 - (y - site[1]) ** 2;
}

function pointAt({ from, to }: Side, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The sides with a new one where it belongs: behind the one that leads to its beginning. */
function closed(sides: readonly Side[], side: Side): Side[] {
  const before = sides.findIndex(({ to }) => to === side.from);
  return [...sides.slice(0, before + 1), side, ...sides.slice(before + 1)].filter(
    ({ from, to }) => from[0] !== to[0] || from[1] !== to[1],
  );
}
