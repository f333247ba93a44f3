// The teacher's pencil: loops around places and arrows between them, as a hand would draw them.
import type { Position } from "$lib/stances";
import type { Box } from "../games/contract";

// Lengths are in board units, angles in turns.
const LOOP_POINTS = 48;
const LOOP_START = 0.68; // a little left of the top
const LOOP_SWEEP = 1.06; // the ends cross
const LOOP_DRIFT = 8; // farther out at the end than at the start
const SQUARENESS = 0.55; // 1 is an ellipse, 0 a rectangle
const ARROW_START = 0.36; // of the smaller side of the place it leaves, from its centre
const ARROW_HELD = 0.2; // of the way at most, where one place lies in the other
const ARROW_END = 0.1; // likewise of the place it leads to
const ARROW_BOW = 0.14; // of its length
const HEAD_LENGTH = 26;
const HEAD_SPREAD = 0.09; // to either side

/** A loop around a place, so far outside of it. */
export function loop(box: Box, margin: number): string {
  const points = Array.from({ length: LOOP_POINTS }, (_, index) => {
    const share = index / (LOOP_POINTS - 1);
    return loopPoint(box, LOOP_START + share * LOOP_SWEEP, margin + share * LOOP_DRIFT);
  });
  return polyline(points);
}

/** A bowed line from one place into another. */
export function arrow(from: Box, to: Box): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const straight = Math.atan2(dy, dx);
  const left = Math.min(ARROW_START * Math.min(from.w, from.h), ARROW_HELD * Math.hypot(dx, dy));
  const start = ahead(from, straight, left);
  const end = ahead(to, straight, -ARROW_END * Math.min(to.w, to.h));
  const bow = ARROW_BOW * Math.hypot(end.x - start.x, end.y - start.y);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const bend = ahead(middle, straight - radians(1 / 4), bow);
  const arriving = Math.atan2(end.y - bend.y, end.x - bend.x);
  return `M${written(start)}Q${written(bend)} ${written(end)}${head(end, arriving)}`;
}

function head(tip: Position, direction: number): string {
  const [left, right] = [-1, 1].map((side) =>
    ahead(tip, direction + radians(1 / 2 + side * HEAD_SPREAD), HEAD_LENGTH),
  );
  return polyline([left!, tip, right!]);
}

/** A point of a rounded box, at so many turns from its right side. */
function loopPoint({ x, y, w, h }: Box, turn: number, margin: number): Position {
  const rounded = (part: number) => Math.sign(part) * Math.abs(part) ** SQUARENESS;
  return {
    x: x + (w / 2 + margin) * rounded(Math.cos(radians(turn))),
    y: y + (h / 2 + margin) * rounded(Math.sin(radians(turn))),
  };
}

function ahead({ x, y }: Position, direction: number, length: number): Position {
  return { x: x + Math.cos(direction) * length, y: y + Math.sin(direction) * length };
}

function radians(turns: number): number {
  return turns * 2 * Math.PI;
}

function polyline(points: readonly Position[]): string {
  return `M${points.map(written).join("L")}`;
}

function written({ x, y }: Position): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
