/** A place in a figure, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** Which way a joint gives: knees forward, elbows back. */
export type Bend = "forward" | "back";

const HALF_TURN = 180;

/** A point of an upright body after the body leans so many degrees forward about its hip. */
export function leaning([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / HALF_TURN;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Where the joint lies in the middle of a limb whose two halves have that length. */
export function joint(root: Point, end: Point, half: number, bend: Bend): Point {
  const [across, down] = [end[0] - root[0], end[1] - root[1]];
  const reach = Math.hypot(across, down);
  const out = Math.sqrt(Math.max(0, half * half - (reach * reach) / 4));
  const aside = (bend === "forward" ? out : -out) / (reach || 1);
  return [(root[0] + end[0]) / 2 + down * aside, (root[1] + end[1]) / 2 - across * aside];
}

/** How far the way from one point to the other is turned from straight down, in degrees. */
export function slant([fromX, fromY]: Point, [toX, toY]: Point): number {
  return (Math.atan2(fromX - toX, toY - fromY) * HALF_TURN) / Math.PI;
}
