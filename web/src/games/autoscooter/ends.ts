// Where the letters of a car lead, as marks on the rink: an arrow for each on the side of its last hex.
import type { Position } from "$lib/stances";
import { HALF_WIDTH } from "./art/rink";
import { plannedEnd, type Stand } from "./course";
import type { Outcome } from "./outcomes";
import { pointTowards } from "./rink";

/** The mark of letters that would end alike on an empty rink. */
interface Mark extends Position {
  hex: number;
  heading: number;
  isBarred: boolean; // the barrier is in the way
}

/** Such letters, and what really comes of each. */
export interface End extends Mark {
  outcomes: readonly [Outcome, ...Outcome[]];
}

/** Whether a letter is free, and whom its crash pays. */
export type Tone = "free" | "gain" | "loss" | "even";

const ARROW_AT = HALF_WIDTH * 0.77; // from the middle of the hex
const BARRED_AT = HALF_WIDTH * 1.32; // on the barrier, clear of the marks of letters that end before it

export function toneOf({ crash, gain }: Outcome): Tone {
  if (!crash) return "free";
  if (gain === 0) return "even";
  return gain > 0 ? "gain" : "loss";
}

/** Where the mark of a letter lies. */
export function markOf(from: Stand, letter: number): Mark {
  const { hex, heading, isBarred } = plannedEnd(from, letter);
  return { ...pointTowards(hex, heading, isBarred ? BARRED_AT : ARROW_AT), hex, heading, isBarred };
}

export function endsOf(from: Stand, outcomes: readonly Outcome[]): End[] {
  const ends = new Map<string, End>();
  for (const outcome of outcomes) {
    const mark = markOf(from, outcome.letter);
    const key = [mark.hex, mark.heading, mark.isBarred].join();
    const found = ends.get(key);
    ends.set(key, { ...mark, outcomes: found ? [...found.outcomes, outcome] : [outcome] });
  }
  return [...ends.values()];
}
