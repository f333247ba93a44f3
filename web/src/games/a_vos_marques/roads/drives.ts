// The moves that the dice allow, each with the way it takes. The rules decide what is legal; this
// only finds the ways again, to draw them: AVM-20 to AVM-28.
import { FINISH, type Network, START } from "./network";

/** What an own move depends on. */
export interface Journey {
  from: number;
  total: number; // points rolled
  crossings: number; // links that may be crossed
  destination: number | null; // the space that an errand leads to
  taken: ReadonlySet<number>; // by other cars
}

/** A move: the way it takes and what comes of it. */
export interface Drive {
  spaces: readonly number[]; // after the origin, to the end
  end: number; // what is reached
  rest: number; // where the car then stands
  crossed: number; // links
  lost: number; // points
  way: number; // from 1: tells apart moves that reach the same space
}

/** All moves, merged where they come to the same, in the order of the rules. */
export function drivesOf(network: Network, journey: Journey): Drive[] {
  const found = new Map<string, Drive>();
  const ways = new Map<number, number>(); // so many to each end
  for (const spaces of routesOf(network, journey)) {
    const drive = outcomeOf(network, journey, spaces);
    const key = [drive.end, drive.rest, drive.crossed].join();
    if (found.has(key)) continue;
    const way = (ways.get(drive.end) ?? 0) + 1;
    ways.set(drive.end, way);
    found.set(key, { ...drive, way });
  }
  return [...found.values()];
}

/** Where a way ends, and where the car rests: on the last free space of it. */
function outcomeOf(network: Network, { from, total, taken }: Journey, spaces: readonly number[]) {
  const steps = spaces.map((to, step) => [spaces[step - 1] ?? from, to] as const);
  return {
    spaces,
    end: spaces.at(-1)!,
    rest: restOf(from, spaces, taken),
    crossed: steps.filter(([one, other]) => network.isLink(one, other)).length,
    lost: total - spaces.length,
    way: 0,
  };
}

/** The last free space of a way, or its origin: AVM-26. */
export function restOf(
  from: number,
  spaces: readonly number[],
  taken: ReadonlySet<number>,
): number {
  return spaces.findLast((space) => isFree(space, taken)) ?? from;
}

function isFree(space: number, taken: ReadonlySet<number>): boolean {
  return space === START || space === FINISH || !taken.has(space);
}

/** Every way that may end where it does, in the order of the names of its spaces. */
function* routesOf(network: Network, journey: Journey): Generator<number[]> {
  yield* onFrom(network, journey, [], journey.crossings);
}

function* onFrom(
  network: Network,
  journey: Journey,
  driven: readonly number[],
  crossings: number,
): Generator<number[]> {
  const space = driven.at(-1) ?? journey.from;
  if (driven.length && mayEnd(network, journey, driven)) yield [...driven];
  if (driven.length && mustEnd(journey, driven)) return;
  for (const next of network.ways(space)) {
    const left = crossings - (network.isLink(space, next) ? 1 : 0);
    const isNew = next !== journey.from && !driven.includes(next);
    if (isNew && left >= 0 && isCloser(network, journey, space, next)) {
      yield* onFrom(network, journey, [...driven, next], left);
    }
  }
}

function mayEnd(network: Network, journey: Journey, driven: readonly number[]): boolean {
  const isStop = journey.destination === null && network.isStopPlace(driven.at(-1)!); // AVM-22
  return isStop || mustEnd(journey, driven);
}

function mustEnd({ total, destination }: Journey, driven: readonly number[]): boolean {
  const space = driven.at(-1);
  return driven.length === total || space === FINISH || space === destination; // AVM-21, 23, 50
}

function isCloser(network: Network, { destination }: Journey, from: number, to: number): boolean {
  if (destination === null) return true;
  return network.steps(to, destination) < network.steps(from, destination); // AVM-50
}
