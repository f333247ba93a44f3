// The ways of cars that are pushed: AVM-60 to AVM-62. The rules push them; this finds the way again.
import { FINISH, type Network } from "./network";

/** The spaces passed when a car goes back: toward the start, or away from its errand. */
export function backWay(
  network: Network,
  from: number,
  steps: number,
  destination: number | null,
): number[] {
  const way: number[] = [];
  for (let space = from; way.length < steps;) {
    const next = behind(network, space, destination);
    if (next === space) break;
    way.push(next);
    space = next;
  }
  return way;
}

/** One step backwards; the same space where there is none. */
export function behind(network: Network, space: number, destination: number | null): number {
  const back = network.back(space);
  if (destination === null) return back;
  const isFarther = (to: number) =>
    to !== FINISH && network.steps(to, destination) > network.steps(space, destination);
  if (isFarther(back)) return back;
  return network.ways(space).find((to) => !network.isLink(space, to) && isFarther(to)) ?? space;
}

/** The ways forward, one to each end: along the arrows, or straight to the errand. */
export function forwardWays(
  network: Network,
  from: number,
  steps: number,
  destination: number | null,
): number[][] {
  if (destination !== null) return [straightWay(network, from, steps, destination)];
  const ends = new Map<number, number[]>();
  for (const way of along(network, [from], steps)) {
    const end = way.at(-1) ?? from;
    if (!ends.has(end)) ends.set(end, way);
  }
  return [...ends.values()];
}

function along(network: Network, driven: readonly number[], steps: number): number[][] {
  const space = driven.at(-1)!;
  if (steps === 0 || space === FINISH) return [driven.slice(1)];
  const next = network.ways(space).filter((to) => network.onward(space).includes(to));
  return next.flatMap((to) => along(network, [...driven, to], steps - 1));
}

function straightWay(network: Network, from: number, steps: number, destination: number): number[] {
  const way: number[] = [];
  for (let space = from; way.length < steps && space !== destination;) {
    const left = network.steps(space, destination);
    const next = network
      .ways(space)
      .find((to) => !network.isLink(space, to) && network.steps(to, destination) < left);
    if (next === undefined) break;
    way.push(next);
    space = next;
  }
  return way;
}

/** Where a car looks: from the space that it came from, or along the road. */
export function headingAt(network: Network, space: number, cameFrom: number): number {
  const there = network.at(space);
  const isKnown = cameFrom !== space && cameFrom < network.spaces.length;
  if (isKnown) return degrees(network.at(cameFrom), there);
  const ahead = network.onward(space)[0];
  return ahead === undefined ? 0 : degrees(there, network.at(ahead));
}

function degrees(from: { x: number; y: number }, to: { x: number; y: number }): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
