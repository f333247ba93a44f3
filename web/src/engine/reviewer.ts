// Looks back at a finished match, choice by choice. It runs in a worker.
import { Onlooker, type Preview } from "./onlooker";
import { type Decision, Judge, type Judgement } from "./judge";
import type { Match } from "./match";
import { Refusal } from "./refusal";
import type { Rules } from "./rules";
import { load } from "./saves";

/** What there is to look back at. */
export interface Reviewed {
  choices: { number: number; seat: number }[];
}

const SEED_DIGITS = 7; // of the commitment
const HEXADECIMAL = 16;

export class Reviewer {
  private readonly judge: Judge;
  private decisions = new Map<number, Decision>();
  private seed = 0;

  constructor(private readonly rules: Rules) {
    const { review } = rules.facts.search;
    if (!review) throw new Refusal("OldReview");
    this.judge = new Judge(rules, review);
  }

  /** Takes a match up. One that still goes on is nothing to look back at: it would help. */
  open(text: string): Reviewed {
    const match = load(this.rules, text);
    if (!match.isOver) throw new Refusal("ReviewBeforeEnd");
    const found = decisionsIn(match);
    this.decisions = new Map(found.map((decision) => [decision.number, decision]));
    this.seed = seedOf(match);
    return { choices: found.map(({ number, seat }) => ({ number, seat })) };
  }

  judgeChoice(number: number): Judgement {
    return this.judge.judge(this.decisions.get(number)!, this.seed);
  }

  /** What would surely have come of another action, as its seat could tell. */
  suppose(number: number, action: number): Preview {
    const { view, seat } = this.decisions.get(number)!;
    return new Onlooker(this.rules).preview(view, seat, action, false);
  }
}

/** Dice of the match's own, so that whoever looks back finds the same. */
export function seedOf(match: Match): number {
  return Number.parseInt(match.commitment.slice(0, SEED_DIGITS), HEXADECIMAL);
}

/** All that was played where there was a choice. */
export function decisionsIn(match: Match): Decision[] {
  return match.turns.slice(1).flatMap(({ seat, action }, before) => {
    const hasChoice = match.rules.legal(match.turnAt(before).state, seat).length > 1;
    return hasChoice ? [{ number: before + 1, seat, view: match.view(seat, before), action }] : [];
  });
}
