// Smooth lines through and along points.
import { along, type Point } from "$lib/shapes";

const TIGHT = 1 / 6; // of the way between the neighbours, for the handles of a curve
const CUT = 1 / 4; // of an edge, where a corner is cut

/** A curve through all points. */
export function curve(points: readonly Point[]): string {
  const [first, ...others] = points;
  const bends = others.map((to, rank) => {
    const from = points[rank]!;
    return bend(points[rank - 1] ?? from, from, to, points[rank + 2] ?? to);
  });
  return `M${print(first!)}${bends.join("")}`;
}

/** A closed curve through all points. */
export function loop(points: readonly Point[]): string {
  const at = (rank: number) => points[(rank + points.length) % points.length]!;
  const bends = points.map((from, rank) => bend(at(rank - 1), from, at(rank + 1), at(rank + 2)));
  return `M${print(points[0]!)}${bends.join("")}Z`;
}

function bend(before: Point, from: Point, to: Point, after: Point): string {
  return `C${[handle(from, before, to), handle(to, after, from), to].map(print).join(" ")}`;
}

/** Where a curve's handle lies at a point: on the way from the neighbour behind to the one ahead. */
function handle(at: Point, behind: Point, ahead: Point): Point {
  return [at[0] + (ahead[0] - behind[0]) * TIGHT, at[1] + (ahead[1] - behind[1]) * TIGHT];
}

function print([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The middle of the curve between two points, and the direction there in degrees. */
export function middle(
  before: Point,
  from: Point,
  to: Point,
  after: Point,
): { at: Point; angle: number } {
  const [one, other] = [handle(from, before, to), handle(to, after, from)];
  const at = ([0, 1] as const).map(
    (axis) => (from[axis] + 3 * (one[axis] + other[axis]) + to[axis]) / 8,
  );
  const [dx, dy] = ([0, 1] as const).map((axis) => to[axis] - from[axis] + other[axis] - one[axis]);
  return { at: [at[0]!, at[1]!], angle: (Math.atan2(dy!, dx!) * 180) / Math.PI };
}

/** An open line with its corners cut, so often. Its ends stay. */
export function rounded(points: readonly Point[], times: number): readonly Point[] {
  if (times === 0 || points.length < 3) return points;
  const cut = points
    .slice(1)
    .flatMap((to, rank) => [along(points[rank]!, to, CUT), along(points[rank]!, to, 1 - CUT)]);
  return rounded([points[0]!, ...cut.slice(1, -1), points.at(-1)!], times - 1);
}

/** A closed line with its corners cut, so often. */
export function roundedLoop(points: readonly Point[], times: number): readonly Point[] {
  if (times === 0) return points;
  const cut = points.flatMap((from, rank) => {
    const to = points[(rank + 1) % points.length]!;
    return [along(from, to, CUT), along(from, to, 1 - CUT)];
  });
  return roundedLoop(cut, times - 1);
}

/** How far a point lies from a stretch. */
export function distanceTo([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const share = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
  const kept = Math.min(1, Math.max(0, share));
  return Math.sqrt((fromX + kept * dx - x) ** 2 + (fromY + kept * dy - y) ** 2);
}
