// The line as somewhere to drive to: a strip behind it.
import type { Point } from "$lib/shapes";
import { beside, finishLine, type Direction, type TrackDrawing } from "../track";

const DEEP = 34; // of the strip

export interface LineArea {
  x: number;
  y: number;
  area: Point[];
}

export function lineArea(track: TrackDrawing, direction: Direction): LineArea {
  const ends = finishLine(track);
  const [first, last] = [ends[0]!, ends.at(-1)!];
  const behind = (point: Point) => ahead(track, direction, point);
  const area = [first, last, behind(last), behind(first)];
  const mean = (axis: 0 | 1) => area.reduce((sum, point) => sum + point[axis], 0) / area.length;
  return { x: mean(0), y: mean(1), area };
}

/** A point beyond the line, seen as a chariot on the grid looks. */
function ahead(track: TrackDrawing, direction: Direction, [x, y]: Point): Point {
  const grid = track.spaces[track.grid[direction][0]!]!;
  const [toX, toY] = beside(grid, direction === "cw" ? DEEP : -DEEP, 0);
  return [x + toX - grid.x, y + toY - grid.y];
}
