// The painted regions: cells of spaces merged, with borders that their neighbours share.
import { distance, type Point, shape } from "$lib/shapes";
import { BORDER, cellsOf } from "./cells";
import { rounded, roundedLoop } from "./curves";
import { type MapFacts, pointOf, type Region } from "./facts";

/** A stretch of border between two regions, or between one and the edge of the map. */
export interface Frontier {
  points: readonly Point[];
  sides: readonly [Region | null, Region | null]; // right of it as it runs, and left of it
}

interface Edge {
  ends: readonly [number, number]; // corners
  sides: readonly [Region | null, Region | null];
}

const SAME = 0.5; // corners nearer than this are one
const ROUNDING = 3; // how often corners are cut
const CALM = 2; // how often a border is straightened first: cells make it zigzag

export function frontiersOf(facts: MapFacts): Frontier[] {
  const corners: Point[] = [];
  const edges = edgesOf(facts, corners);
  return chained(edges, fixedAmong(corners, facts.canvas)).map(({ ring, sides }) => ({
    points: softened(ring.map((corner) => corners[corner]!)),
    sides,
  }));
}

/** The outline of each region, as a path. */
export function outlinesOf(frontiers: readonly Frontier[]): Map<Region, string> {
  const regions = new Set(frontiers.flatMap(({ sides }) => sides).filter((side) => side !== null));
  return new Map(
    [...regions].map((region) => [region, ringsOf(region, frontiers).map(shape).join("")]),
  );
}

/** The closed lines around a region. */
export function ringsOf(region: Region, frontiers: readonly Frontier[]): (readonly Point[])[] {
  const open = frontiers.flatMap(({ points, sides }) => {
    if (sides[0] === region) return [points];
    return sides[1] === region ? [points.toReversed()] : [];
  });
  const rings: (readonly Point[])[] = [];
  while (open.length) rings.push(closedFrom(open.shift()!, open));
  return rings;
}

/** A line closed with others that go on where it ends, taken from among those left. */
function closedFrom(line: readonly Point[], others: (readonly Point[])[]): readonly Point[] {
  if (isSame(line[0]!, line.at(-1)!)) return line;
  const next = others.findIndex(([first]) => isSame(first!, line.at(-1)!));
  if (next < 0) return line;
  const [found] = others.splice(next, 1);
  return closedFrom([...line, ...found!.slice(1)], others);
}

/** The sides of cells with another region beyond, each once. Fills in the corners. */
function edgesOf({ spaces, canvas }: MapFacts, corners: Point[]): Edge[] {
  const region = (space: number) => (space === BORDER ? null : spaces[space]!.region);
  return cellsOf(spaces.map(pointOf), canvas).flatMap((sides, space) =>
    sides
      .filter(({ beyond }) => beyond < space && region(beyond) !== region(space))
      .map(({ from, to, beyond }) => ({
        ends: [cornerAt(from, corners), cornerAt(to, corners)] as const,
        sides: [region(space), region(beyond)] as const,
      }))
      .filter(({ ends: [from, to] }) => from !== to)
      .map(alike),
  );
}

/** An edge turned so that all edges between the same two regions run the same way. */
function alike({ ends: [from, to], sides: [right, left] }: Edge): Edge {
  if (left === null || right! < left) return { ends: [from, to], sides: [right, left] };
  return { ends: [to, from], sides: [left, right] };
}

/** The number of a corner, noted if it is new. */
function cornerAt(point: Point, corners: Point[]): number {
  const known = corners.findIndex((corner) => isSame(corner, point));
  return known < 0 ? corners.push(point) - 1 : known;
}

function isSame(one: Point, other: Point): boolean {
  return distance(one, other) < SAME;
}

/** The corners of the map: they are never rounded. */
function fixedAmong(corners: readonly Point[], [width, height]: MapFacts["canvas"]): Set<number> {
  const isFixed = ([x, y]: Point) => (x === 0 || x === width) && (y === 0 || y === height);
  return new Set([...corners.keys()].filter((corner) => isFixed(corners[corner]!)));
}

interface Chain {
  ring: number[]; // corners
  sides: Edge["sides"];
}

/** The edges joined to lines that end where three regions meet, or at a corner of the map. */
function chained(edges: readonly Edge[], fixed: ReadonlySet<number>): Chain[] {
  const meeting = new Map<number, number>();
  for (const end of edges.flatMap(({ ends }) => ends))
    meeting.set(end, (meeting.get(end) ?? 0) + 1);
  const isNode = (corner: number) => fixed.has(corner) || meeting.get(corner) !== 2;
  const onward = new Map(edges.map((edge) => [edge.ends[0], edge])); // of corners that are no nodes
  const left = new Set(edges);
  const follow = (first: Edge): Chain => {
    const ring = [first.ends[0]];
    for (let edge: Edge | undefined = first; edge && left.delete(edge);) {
      ring.push(edge.ends[1]);
      edge = isNode(edge.ends[1]) ? undefined : onward.get(edge.ends[1]);
    }
    return { ring, sides: first.sides };
  };
  const fromNodes = edges.filter(({ ends }) => isNode(ends[0])).map(follow);
  const loops = edges.flatMap((edge) => (left.has(edge) ? [follow(edge)] : []));
  return [...fromNodes, ...loops];
}

function softened(points: readonly Point[]): readonly Point[] {
  const isClosed = isSame(points[0]!, points.at(-1)!);
  if (!isClosed) return rounded(calmed(points, CALM), ROUNDING);
  const ring = roundedLoop(points.slice(1), ROUNDING);
  return [...ring, ring[0]!];
}

/** An open line with each point drawn to its neighbours, so often. */
function calmed(points: readonly Point[], times: number): readonly Point[] {
  if (times === 0) return points;
  const drawn = points.map((point, rank): Point => {
    const [before, after] = [points[rank - 1], points[rank + 1]];
    if (!before || !after) return point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });
  return calmed(drawn, times - 1);
}
