// The arena as lines and areas.
import { along, distance, type Point } from "$lib/shapes";

/** The convex hull, as a rubber band around the points would lie, clockwise on screen. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(sorted: readonly Point[]): Point[] {
  const band: Point[] = [];
  for (const point of sorted) {
    while (band.length > 1 && turn(band.at(-2)!, band.at(-1)!, point) <= 0) band.pop();
    band.push(point);
  }
  return band.slice(0, -1);
}

/** Above 0 when the way from a over b to c turns right on screen. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** The edge of a shape that one drives over who leaves it ahead, from a middle of it. */
export function edgeAhead(ring: readonly Point[], middle: Point, degrees: number): [Point, Point] {
  const angle = (degrees * Math.PI) / 180;
  const heading: Point = [Math.cos(angle), Math.sin(angle)];
  const edges = ring.map((from, index): [Point, Point] => [from, ring[(index + 1) % ring.length]!]);
  return edges.reduce((best, edge) =>
    crossing(edge, middle, heading) > crossing(best, middle, heading) ? edge : best,
  );
}

/** How long an edge is, and how squarely it lies across a heading; below 0 if it lies behind. */
function crossing([from, to]: [Point, Point], middle: Point, [x, y]: Point): number {
  const [centreX, centreY] = along(from, to, 1 / 2);
  const isAhead = (centreX - middle[0]) * x + (centreY - middle[1]) * y > 0;
  const across = Math.abs((to[0] - from[0]) * y - (to[1] - from[1]) * x);
  return isAhead ? across * distance(from, to) : -1;
}

export interface Station {
  at: Point;
  outward: Point; // a step of one unit away from the middle
}

/** The length of a closed line. */
export function lengthOf(ring: readonly Point[]): number {
  return ring.reduce((sum, point, index) => sum + distance(ring.at(index - 1)!, point), 0);
}

/** Points every so far along a closed line that runs clockwise, moved outwards. */
export function around(ring: readonly Point[], out: number, every: number): Station[] {
  const stations: Station[] = [];
  let rest = 0;
  ring.forEach((from, index) => {
    const to = ring[(index + 1) % ring.length]!;
    const before = ring.at(index - 1)!;
    const normal = outwardOf(from, to);
    stations.push(...corner(from, outwardOf(before, from), normal, out, every));
    const length = distance(from, to);
    for (; rest < length; rest += every)
      stations.push(moved(along(from, to, rest / length), normal, out));
    rest -= length;
  });
  return stations;
}

/** The stations on the arc that a corner becomes when it is moved outwards. */
function corner(at: Point, before: Point, after: Point, out: number, every: number): Station[] {
  const first = Math.atan2(before[1], before[0]);
  const sweep = (Math.atan2(after[1], after[0]) - first + 2 * Math.PI) % (2 * Math.PI);
  const count = Math.floor((sweep * out) / every);
  return Array.from({ length: count }, (_, index) => {
    const angle = first + (sweep * (index + 1)) / (count + 1);
    return moved(at, [Math.cos(angle), Math.sin(angle)], out);
  });
}

function moved([x, y]: Point, outward: Point, out: number): Station {
  return { at: [x + outward[0] * out, y + outward[1] * out], outward };
}

function outwardOf(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
}

/** How far a point lies from a closed line: below 0 inside it. */
export function clearance(point: Point, ring: readonly Point[]): number {
  let nearest = Infinity;
  let isInside = false;
  ring.forEach((from, index) => {
    const to = ring[(index + 1) % ring.length]!;
    nearest = Math.min(nearest, distanceToEdge(point, from, to));
    if (crosses(point, from, to)) isInside = !isInside;
  });
  return isInside ? -nearest : nearest;
}

function distanceToEdge(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
  return distance(point, along(from, to, Math.min(1, Math.max(0, share))));
}

function crosses([x, y]: Point, from: Point, to: Point): boolean {
  return from[1] > y !== to[1] > y && x < along(from, to, (y - from[1]) / (to[1] - from[1]))[0];
}
