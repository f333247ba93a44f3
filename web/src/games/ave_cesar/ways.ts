// The ways that chariots take from space to space, and what they cost.
import { LAPS, NO_SPACE, type State } from "$generated/ave_cesar/layout";
import type { Circus, Course, Standpoint } from "./course";

type Player = State["players"][number];

/** A step of a way. */
export interface Stride {
  space: string;
  isWasted: boolean; // it brings the end of the race no nearer
}

const SALUTE_LAP = LAPS - 1; // the last lap in which the alley counts

/** Where a racing chariot is. */
export function standpointOf(circus: Circus, player: Player): Standpoint {
  return {
    space: circus.spaceName(player.space),
    lap: player.lap,
    isSaluted: player.saluted === 1,
  };
}

/** The spaces that other chariots stand on. */
export function takenSpaces(circus: Circus, state: State, seat: number): Set<string> {
  const others = state.players.filter((player, other) => other !== seat && isOnTrack(player));
  return new Set(others.map((player) => circus.spaceName(player.space)));
}

export function isOnTrack(player: Player): boolean {
  return player.space !== NO_SPACE;
}

/** All spaces that so many steps lead to, over free spaces. */
export function reachOf(
  course: Course,
  from: string,
  count: number,
  taken: ReadonlySet<string> = new Set(),
): string[] {
  let ends = [from];
  for (let step = 0; step < count; step += 1) {
    const onward = ends.flatMap((space) => course.steps(space));
    ends = [...new Set(onward)].filter((space) => !taken.has(space));
  }
  return ends;
}

/** The way of exactly so many steps with the fewest changes of lane, and straight steps early. */
export function wayTo(
  course: Course,
  [from, to]: readonly [string, string],
  count: number,
  taken: ReadonlySet<string>,
): string[] | null {
  const all = waysOf(course, from, count, taken).filter((way) => way.at(-1) === to);
  return straightest(course, from, all);
}

/** The shortest way over the line, with at most so many steps. */
export function wayOverLine(
  course: Course,
  from: string,
  most: number,
  taken: ReadonlySet<string>,
): string[] | null {
  for (let count = 1; count <= most; count += 1) {
    const over = waysOf(course, from, count, taken).filter((way) =>
      course.crosses(from, way.at(-1)!),
    );
    if (over.length) return straightest(course, from, over);
  }
  return null;
}

/** All ways of so many steps over free spaces, straight steps first. */
function waysOf(
  course: Course,
  from: string,
  count: number,
  taken: ReadonlySet<string>,
): string[][] {
  if (count === 0) return [[]];
  const free = course.steps(from).filter((space) => !taken.has(space));
  return free.flatMap((space) =>
    waysOf(course, space, count - 1, taken).map((rest) => [space, ...rest]),
  );
}

function straightest(course: Course, from: string, ways: readonly string[][]): string[] | null {
  const turns = (way: readonly string[]) =>
    way.reduce((sum, space, step) => sum + course.turns(way[step - 1] ?? from, space), 0);
  return ways.toSorted((one, other) => turns(one) - turns(other))[0] ?? null;
}

/** Where a chariot is after driving on to a space, less than a lap away. */
export function after(course: Course, from: Standpoint, space: string): Standpoint {
  const lap = from.lap + (course.crosses(from.space, space) ? 1 : 0);
  return { space, lap, isSaluted: from.isSaluted || course.isAlley(space) };
}

/** The steps of a move that are wasted: those beyond what it shortens the way left. */
export function wasteOf(
  course: Course,
  from: Standpoint,
  to: string,
  count: number,
): number | null {
  const [before, then] = [course.left(from), course.left(after(course, from, to))];
  return before === null || then === null ? null : count - (before - then);
}

/** A way step by step. A chariot that only drives through the alley does not salute. */
export function strides(course: Course, from: Standpoint, way: readonly string[]): Stride[] {
  const salutes = course.isAlley(way.at(-1)!);
  let left = course.left(from);
  return way.map((space) => {
    const isSaluted = from.isSaluted || (salutes && course.isAlley(space));
    const next = course.left({ ...after(course, from, space), isSaluted });
    const isWasted = left !== null && next !== null && next >= left;
    left = next;
    return { space, isWasted };
  });
}

/** The fewest steps that a chariot has left; null once it cannot end its race any more. */
export function stepsLeft(circus: Circus, state: State, player: Player): number | null {
  return isOnTrack(player) ? circus.courseOf(state).left(standpointOf(circus, player)) : null;
}

/** Whether a chariot must salute in the lap it is in. */
export function isSaluteDue(player: Player): boolean {
  return player.lap === SALUTE_LAP && player.saluted === 0 && player.disqualified === 0;
}

/** Whether a chariot that must salute still can once it stands there. */
export function keepsAlley(course: Course, from: Standpoint, space: string): boolean {
  const then = after(course, from, space);
  return then.isSaluted || (then.lap === from.lap && !course.isLost(space));
}
