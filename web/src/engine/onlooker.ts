// What can be told from a viewer's view alone, by whoever has it: no match is needed, so nothing
// in an answer can tell more than the view does. It runs in a worker.
import { decodeEvents, type GameEvent } from "./events";
import { OMNISCIENT } from "./eyes";
import { diceKey, looseKey } from "./fairness";
import { type Foreseen, foreseenFrom } from "./foresight";
import { reveals } from "./revealing";
import type { Bytes, Rules, Step } from "./rules";

/** What surely comes of an action. */
export interface Preview {
  events: GameEvent[];
  isFinal: boolean; // others would have to agree to take it back
}

const TRIALS = 6; // of a preview: what they all have in common is certain
const GUESSES = 16;
/** The same for each moment, so that a curve does not tremble. */
const GUESS_KEYS = Array.from({ length: GUESSES }, (_, guess) => diceKey(new Uint8Array(), guess));

export class Onlooker {
  constructor(private readonly rules: Rules) {}

  /** The reason against each action; 0 where there is none. */
  whyNot(view: Bytes, seat: number, actions: readonly number[]): number[] {
    return actions.map((action) => this.rules.whyNot(view, seat, action));
  }

  /** What surely comes of a legal action: what many trials with other dice have in common. */
  preview(view: Bytes, seat: number, action: number, hasOthers: boolean): Preview {
    const trials = Array.from({ length: TRIALS }, () => this.trial(view, seat, action));
    const stories = trials.map((trial) => this.rules.redactEvents(trial.events, seat));
    const isFinal = hasOthers && trials.some((trial) => reveals(this.rules, seat, trial));
    const certain = commonRows(stories, this.rules.eventSize);
    return { events: decodeEvents(this.rules.facts, certain), isFinal };
  }

  private trial(view: Bytes, seat: number, action: number): Step {
    const guess = this.rules.guess(view, seat, looseKey());
    return this.rules.apply(guess, seat, action, looseKey());
  }

  /** What could come of what a seat chooses; nothing unless it is asked. */
  foreseen(view: Bytes, seat: number): Foreseen[] {
    return this.rules.waiting(view).includes(seat) ? foreseenFrom(this.rules, view, seat) : [];
  }

  /** Each seat's chance to win, at a glance: the mean over states that are equally likely. */
  chances(view: Bytes, viewer: number, players: number): number[] {
    const states = this.completions(view, viewer);
    const estimates = states.map((state) => this.rules.evaluate(state, players));
    return Array.from({ length: players }, (_, seat) => {
      const sum = estimates.reduce((total, chances) => total + chances[seat]!, 0);
      return sum / estimates.length;
    });
  }

  /** States that a moment may be in, as far as the viewer knows. */
  private completions(view: Bytes, viewer: number): Bytes[] {
    if (viewer === OMNISCIENT) return [view];
    return GUESS_KEYS.map((key) => this.rules.guess(view, viewer, key));
  }
}

/** Each seat's share of the win, once there are results. */
export function outcomeOf(results: readonly { rank: number }[]): number[] {
  const winners = results.filter((result) => result.rank === 1).length;
  return results.map((result) => (result.rank === 1 ? 1 / winners : 0));
}

/** The first rows that all logs share. */
function commonRows(logs: readonly Uint8Array[], size: number): Uint8Array {
  const [first = new Uint8Array(), ...others] = logs;
  let rows = 0;
  while (
    (rows + 1) * size <= first.length &&
    others.every((log) => sameRow(first, log, rows, size))
  ) {
    rows += 1;
  }
  return first.subarray(0, rows * size);
}

function sameRow(one: Uint8Array, other: Uint8Array, row: number, size: number): boolean {
  const at = row * size;
  if (at + size > other.length) return false;
  return one.subarray(at, at + size).every((byte, index) => byte === other[at + index]);
}
