// The ground between the roads: what region a point lies in, and how much room is around it.
import type { Point } from "$lib/shapes";
import { distanceTo } from "./curves";
import { type MapFacts, pointOf, type Rectangle, type Region } from "./facts";

/** Half the width of a road with its milestones. */
export const VERGE = 15;

const MARGIN = 16; // the printed frame around the map
const FAR = 80; // more room is as good as this much
const TILE = 40;
const TILES = 1000; // in a row, at most
const GRID = 14; // how far apart points are tried

type Stretch = readonly [Point, Point];

export class Ground {
  private readonly roads: readonly Stretch[];
  private readonly near = new Map<number, readonly Stretch[]>(); // roads by tile

  constructor(readonly facts: MapFacts) {
    const { spaces, onward } = facts;
    this.roads = onward.flatMap((ways, from) =>
      ways.map((to): Stretch => [pointOf(spaces[from]!), pointOf(spaces[to]!)]),
    );
  }

  regionAt([x, y]: Point): Region {
    let [nearest, region] = [Infinity, this.facts.spaces[0]!.region];
    for (const space of this.facts.spaces) {
      const far = (space.x - x) ** 2 + (space.y - y) ** 2;
      if (far < nearest) [nearest, region] = [far, space.region];
    }
    return region;
  }

  /** How far a point lies from any road, as far as it matters; below 0 on one. */
  toRoad(point: Point): number {
    let nearest = FAR;
    for (const [from, to] of this.roadsNear(point))
      nearest = Math.min(nearest, distanceTo(point, from, to));
    return nearest - VERGE;
  }

  /** The roads that are not far from a point: looked up by tile, since points are tried in thousands. */
  private roadsNear([x, y]: Point): readonly Stretch[] {
    const [column, row] = [Math.floor(x / TILE), Math.floor(y / TILE)];
    const key = row * TILES + column;
    const known = this.near.get(key);
    if (known) return known;
    const middle: Point = [(column + 0.5) * TILE, (row + 0.5) * TILE];
    const found = this.roads.filter(([from, to]) => distanceTo(middle, from, to) < FAR + TILE);
    this.near.set(key, found);
    return found;
  }

  /** How far a point lies from any road and from the edge of the map. */
  roomAt(point: Point): number {
    const [width, height] = this.facts.canvas;
    const [x, y] = point;
    return Math.min(this.toRoad(point), Math.min(x, y, width - x, height - y) - MARGIN);
  }

  /** Where a region has most room, and how much; undefined where it is nowhere. */
  roomiest(region: Region): { at: Point; room: number } | undefined {
    const spots = this.grid()
      .filter((at) => this.regionAt(at) === region)
      .map((at) => ({ at, room: this.roomAt(at) }));
    if (!spots.length) return undefined;
    return spots.reduce((best, spot) => (spot.room > best.room ? spot : best));
  }

  private grid(): Point[] {
    const [width, height] = this.facts.canvas;
    const [columns, rows] = [Math.floor(width / GRID), Math.floor(height / GRID)];
    return Array.from({ length: columns * rows }, (_, rank) => [
      ((rank % columns) + 0.5) * GRID,
      (Math.floor(rank / columns) + 0.5) * GRID,
    ]);
  }
}

/** How far a point lies from a rectangle; 0 in it. */
export function distanceToBox([x, y]: Point, [left, top, width, height]: Rectangle): number {
  return Math.hypot(
    Math.max(left - x, 0, x - left - width),
    Math.max(top - y, 0, y - top - height),
  );
}
