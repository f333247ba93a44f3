// A side of the board as its file tells it: what is needed to draw it.
import type { Point } from "$lib/shapes";

export type Direction = "cw" | "ccw";
type Kind = "start" | "open" | "walled" | "narrow" | "alley";

/** Something drawn for some of the courses. */
interface Stroke {
  courses: readonly string[];
  points: readonly Point[];
}

export interface Ornament {
  kind: string; // what stands there: obelisk, temple, basin, statue, garden
  x: number;
  y: number;
}

/** Where one step leads from a space. */
interface Steps {
  straight: readonly string[];
  diagonal: readonly string[];
}

export interface Space {
  courses: readonly string[];
  kind: Kind;
  column: number;
  lane: number; // 1 is the leftmost, seen clockwise
  lanes: number;
  x: number;
  y: number;
  heading: number; // degrees, driven clockwise: 0 is right, 90 is down
  cw: Steps;
  ccw: Steps;
}

/** How the track looks. A track typed in by hand may lack any of it. */
interface Drawing {
  finish_line: readonly Point[];
  caesar_box: readonly [x: number, y: number, width: number, height: number];
  decor: readonly Ornament[];
  walls: readonly Stroke[];
  lane_lines: readonly Stroke[]; // dotted
  cross_lines: readonly Stroke[]; // dotted
  outlines: Readonly<Record<string, readonly Point[]>>;
}

export interface TrackDrawing {
  canvas: readonly [width: number, height: number];
  courses: readonly string[];
  grid: Readonly<Record<Direction, readonly string[]>>; // from the innermost lane outwards
  spaces: Readonly<Record<string, Space>>;
  drawing?: Partial<Drawing>;
}

const CELL_LONG = 50; // of a space without an outline
const CELL_WIDE = 25;

export function isDriven(thing: { courses: readonly string[] }, course: string): boolean {
  return thing.courses.includes(course);
}

/** Which way a chariot on a space looks, in degrees. */
export function headingOf(space: Space, direction: Direction): number {
  return direction === "cw" ? space.heading : space.heading + 180;
}

export function outlineOf(track: TrackDrawing, name: string): readonly Point[] {
  return track.drawing?.outlines?.[name] ?? cell(track.spaces[name]!);
}

/** A point beside a space's middle: so far ahead of it clockwise, and to the right of that. */
export function beside(space: Space, ahead: number, right: number): Point {
  const angle = (space.heading * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [space.x + ahead * cos - right * sin, space.y + ahead * sin + right * cos];
}

function cell(space: Space): Point[] {
  const [long, wide] = [CELL_LONG / 2, CELL_WIDE / 2];
  return [
    beside(space, -long, -wide),
    beside(space, long, -wide),
    beside(space, long, wide),
    beside(space, -long, wide),
  ];
}

/** The line, from the outside to the inside: told, or along the front of the grid. */
export function finishLine(track: TrackDrawing): readonly Point[] {
  const told = track.drawing?.finish_line;
  if (told) return told;
  const grid = track.grid.cw.map((name) => track.spaces[name]!);
  const [inner, outer] = [grid[0]!, grid.at(-1)!];
  return [
    beside(outer, CELL_LONG / 2, -CELL_WIDE / 2),
    beside(inner, CELL_LONG / 2, CELL_WIDE / 2),
  ];
}
