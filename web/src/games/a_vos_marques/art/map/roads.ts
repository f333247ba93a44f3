// Roads as they are drawn: ribbons from junction to junction, and the arrows printed on them.
import type { Point } from "$lib/shapes";
import { curve, middle } from "./curves";
import { type MapFacts, pointOf } from "./facts";

const ARROW: readonly Point[] = [
  [-2.6, -3.6],
  [2.2, 0],
  [-2.6, 3.6],
];

/** The spaces along each road, from junction to junction, along the arrows. */
export function chainsOf({ onward }: Pick<MapFacts, "onward">): number[][] {
  const before = onward.map(() => 0);
  for (const to of onward.flat()) before[to]! += 1;
  const isThrough = (space: number) => onward[space]!.length === 1 && before[space] === 1;
  return onward.flatMap((ways, from) =>
    isThrough(from) ? [] : ways.map((to) => followed(from, to, onward, isThrough)),
  );
}

function followed(
  from: number,
  to: number,
  onward: MapFacts["onward"],
  isThrough: (space: number) => boolean,
): number[] {
  const chain = [from, to];
  for (let end = to; isThrough(end); end = chain.at(-1)!) chain.push(onward[end]![0]!);
  return chain;
}

/** All roads as one path. */
export function roadPath(facts: MapFacts): string {
  return chainsOf(facts)
    .map((chain) => curve(chain.map((space) => pointOf(facts.spaces[space]!))))
    .join("");
}

/** All arrows as one path: one between each two spaces. */
export function arrowPath(facts: MapFacts): string {
  return chainsOf(facts)
    .map((chain) => chain.map((space) => pointOf(facts.spaces[space]!)))
    .flatMap((points) => points.slice(1).map((to, rank) => arrowBetween(points, rank, to)))
    .join("");
}

function arrowBetween(points: readonly Point[], rank: number, to: Point): string {
  const from = points[rank]!;
  const { at, angle } = middle(points[rank - 1] ?? from, from, to, points[rank + 2] ?? to);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const corners = ARROW.map(
    ([x, y]) =>
      `${(at[0] + x * cos - y * sin).toFixed(1)} ${(at[1] + x * sin + y * cos).toFixed(1)}`,
  );
  return `M${corners.join("L")}`;
}

/** How many roads meet at each space. */
export function meetings({ onward }: Pick<MapFacts, "onward">): number[] {
  const count = onward.map((ways) => ways.length);
  for (const to of onward.flat()) count[to]! += 1;
  return count;
}
