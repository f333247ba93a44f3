// Where the letters of a car lead, as marks on the rink: an arrow for each on the side of its last hex.
import type { State } from "$generated/autoscooter/layout";
import type { Position } from "$lib/stances";
import { HALF_WIDTH } from "./art/rink";
import { carAt } from "./cars";
import { type Course, courseOf, plannedEnd } from "./course";
import { type Crash, crashOf, gainOf } from "./crash";
import { pointTowards } from "./rink";

/** What comes of a letter if nothing else moves. */
export interface Outcome {
  letter: number;
  course: Course;
  crash: Crash | null;
  gain: number; // chips for whoever writes it
}

/** Letters that would end alike on an empty rink, and the mark that stands for them. */
export interface End extends Position {
  hex: number;
  heading: number;
  isBarred: boolean; // the barrier is in the way
  outcomes: readonly [Outcome, ...Outcome[]];
}

/** Whether a letter is free, and whom its crash pays. */
export type Tone = "free" | "gain" | "loss" | "even";

const ARROW_AT = HALF_WIDTH * 0.77; // from the middle of the hex
const BARRED_AT = HALF_WIDTH * 1.32; // on the barrier, clear of the marks of letters that end before it

export function outcomeOf(state: State, seat: number, number: number, letter: number): Outcome {
  const course = courseOf(state, carAt(state, number), letter);
  const crash = crashOf(state, number, course);
  return { letter, course, crash, gain: crash ? gainOf(state, seat, crash.payments) : 0 };
}

export function toneOf({ crash, gain }: Outcome): Tone {
  if (!crash) return "free";
  if (gain === 0) return "even";
  return gain > 0 ? "gain" : "loss";
}

export function endsOf(
  state: State,
  seat: number,
  number: number,
  letters: readonly number[],
): End[] {
  const ends = new Map<string, End>();
  for (const letter of letters) {
    const { hex, heading, isBarred } = plannedEnd(carAt(state, number), letter);
    const outcome = outcomeOf(state, seat, number, letter);
    const key = [hex, heading, isBarred].join();
    const found = ends.get(key);
    const at = pointTowards(hex, heading, isBarred ? BARRED_AT : ARROW_AT);
    ends.set(key, {
      ...{ ...at, hex, heading, isBarred },
      outcomes: found ? [...found.outcomes, outcome] : [outcome],
    });
  }
  return [...ends.values()];
}
