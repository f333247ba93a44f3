// The rink in board units: where its hexes lie, what lies beside them, and which way headings point.
import facts from "$generated/autoscooter/facts.json";
import { HEXES } from "$generated/autoscooter/layout";
import { shape } from "$lib/shapes";
import type { Position } from "$lib/stances";
import {
  frameOf,
  HALF_WIDTH,
  HEADINGS,
  headingDegrees,
  plate,
  RADIUS,
  towards,
  type Ways,
} from "./art/rink";

const { drawing } = facts;

export const OUTSIDE = HEXES; // beyond the barrier: stands for a hex
const WAYS: Ways = drawing.ways;
export const HALF_TURN = HEADINGS / 2;
const MARK_AT = HALF_WIDTH * 0.72; // from the middle of a hex
export const FRAME = frameOf(drawing.hexes);
export const CENTRES: readonly Position[] = drawing.hexes.map(({ x, y }) => ({
  x: x * RADIUS,
  y: y * RADIUS,
}));

/** The hex that a heading leads to, or OUTSIDE. */
export function hexAhead(hex: number, heading: number): number {
  return WAYS[hex]![heading]!;
}

/** A heading after so many sixths of a turn to the right. */
export function turned(heading: number, sixths: number): number {
  return (heading + sixths + HEADINGS) % HEADINGS;
}

/** A point so far from the middle of a hex. */
export function pointTowards(hex: number, heading: number, far: number): Position {
  const [dx, dy] = towards(headingDegrees(heading));
  const { x, y } = CENTRES[hex]!;
  return { x: x + dx * far, y: y + dy * far };
}

/** Where the mark of a way to look lies on a hex. */
export function headingMark(hex: number, heading: number): Position {
  return pointTowards(hex, heading, MARK_AT);
}

/** The outline of a hex of a radius around the origin. */
export function hexOutline(radius: number): string {
  return shape(plate([0, 0], radius));
}
