// Where a letter leads on the rink as it stands: what comes of it if nothing else moves.
import { FREE, type State } from "$generated/autoscooter/layout";
import type { Car } from "./cars";
import { MANOEUVRES, speedOf } from "./letters";
import { hexAhead, OUTSIDE, turned } from "./rink";

/** Where a car stands, and which way it looks. */
export type Stand = Pick<Car, "hex" | "heading">;

type Case = "free" | "blocked" | "cut_short"; // A, B and C of the rules

export interface Course {
  stands: readonly Stand[]; // from the first to the last
  case: Case;
  speed: number; // at the end, or at the crash
  obstacle: number | null; // what is struck: a car, or WALL
}

/** Runs a letter hex by hex, from where a car stands or from elsewhere. */
export function courseOf(state: State, car: Car, letter: number, from: Stand = car): Course {
  const { bends, turn } = MANOEUVRES[letter]!;
  const stands: Stand[] = [{ hex: from.hex, heading: from.heading }];
  for (const bend of bends) {
    const { hex, heading } = stands.at(-1)!;
    const ahead = turned(heading, bend);
    const next = hexAhead(hex, ahead);
    stands.splice(-1, 1, { hex, heading: ahead });
    if (state.on[next] !== FREE) return crashed(state, stands, car, letter);
    stands.push({ hex: next, heading: ahead });
  }
  const end = stands.at(-1)!;
  stands.splice(-1, 1, { ...end, heading: turned(end.heading, turn) });
  return { stands, case: "free", speed: speedOf(letter), obstacle: null };
}

function crashed(state: State, stands: readonly Stand[], car: Car, letter: number): Course {
  const isBlocked = stands.length === 1;
  const { hex, heading } = stands.at(-1)!;
  return {
    stands,
    case: isBlocked ? "blocked" : "cut_short",
    speed: isBlocked ? car.speed : speedOf(letter),
    obstacle: state.on[hexAhead(hex, heading)]!,
  };
}

export function endOf({ stands }: Course): Stand {
  return stands.at(-1)!;
}

/** Where a letter would end on an empty rink, and whether the barrier is in its way. */
export function plannedEnd(from: Stand, letter: number): Stand & { isBarred: boolean } {
  const { bends, turn } = MANOEUVRES[letter]!;
  let { hex, heading } = from;
  for (const bend of bends) {
    heading = turned(heading, bend);
    const next = hexAhead(hex, heading);
    if (next === OUTSIDE) return { hex, heading, isBarred: true };
    hex = next;
  }
  return { hex, heading: turned(heading, turn), isBarred: false };
}

/** The stands of a letter on an empty rink, until a hex is reached. */
export function standsUntil(from: Stand, to: Stand, letter: number): Stand[] {
  const stands: Stand[] = [from];
  let { hex, heading } = from;
  for (const bend of MANOEUVRES[letter]!.bends) {
    if (hex === to.hex) break;
    heading = turned(heading, bend);
    hex = hexAhead(hex, heading);
    stands.push({ hex, heading });
  }
  return [...stands.slice(0, -1), to];
}
