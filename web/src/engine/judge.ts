// What a choice cost, found as bots/review.py finds it, bit for bit: docs/bots.md has the reasons.
import type { Measures } from "./facts";
import { type Edge, Mind } from "./mind";
import type { Bytes, Rules } from "./rules";
import { bestFirst } from "./thinker";

/** An action that was played where there was a choice. */
export interface Decision {
  number: number; // of the action in its match, from 1
  seat: number;
  view: Bytes; // of its seat, before it
  action: number;
}

/** What a search thinks of an action that was played. */
export interface Judgement {
  number: number;
  seat: number;
  action: number;
  chance: number; // to win, after it
  best: number; // the action it would have chosen
  bestChance: number;
  isMistake: boolean; // every look found that it cost something
}

type Look = readonly [chance: number, bestChance: number];

export class Judge {
  private readonly mind: Mind;

  constructor(
    rules: Rules,
    private readonly measures: Measures,
  ) {
    this.mind = new Mind(rules);
  }

  /** A glance; if it finds anything better, looks that compare the two with other dice. */
  judge(decision: Decision, seed: number, iterations = this.measures.iterations): Judgement {
    const { action } = decision;
    this.begin(decision, seed, 0, iterations);
    const [best, played] = this.glance(action);
    if (best.action === action || !this.isDoubtful(played, best, iterations)) {
      return judgement(decision, best.action, [played.chance, best.chance], false);
    }
    const looks: Look[] = [];
    for (let look = 1; look <= this.measures.looks; look += 1) {
      this.begin(decision, seed, look, iterations);
      looks.push(this.compare(action, best.action, iterations));
      if (!this.isCostly(looks.at(-1)!)) break;
    }
    const isMistake = looks.every((look) => this.isCostly(look));
    return judgement(decision, best.action, meanOf(looks), isMistake);
  }

  private begin({ number, view, seat }: Decision, seed: number, look: number, iterations: number) {
    const stream = number * (1 + this.measures.looks) + look;
    this.mind.begin({ view, seat, seed, stream });
    this.mind.think(iterations);
  }

  /** The action that the search likes best, and the one played, if that is another. */
  private glance(action: number): [best: Edge, played: Edge] {
    const ranked = bestFirst(this.mind.edges(), this.mind.isShared);
    const [first] = ranked;
    const played = ranked.find((edge) => edge.action === action)!;
    const isBest = this.mind.standIn(action) === this.mind.standIn(first!.action);
    return [isBest ? played : first!, played];
  }

  /** Whether another look at what was played may be worth it. */
  private isDoubtful(played: Edge, best: Edge, trials: number): boolean {
    const { seldom, least } = this.measures;
    return played.visits < seldom * trials || best.chance - played.chance >= least / 2;
  }

  private isCostly([chance, bestChance]: Look): boolean {
    return bestChance - chance >= this.measures.least;
  }

  /** The chances to win with two actions, tried equally often with the same luck. */
  private compare(one: number, other: number, trials: number): Look {
    const { rounds } = this.measures;
    const batch = Math.ceil(trials / rounds);
    const edges = [this.mind.standIn(one), this.mind.standIn(other)] as const;
    for (const edge of edges) this.mind.setFate(edge, trials);
    const sums: [number, number] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      sums[0] += this.mind.insist(edges[0], batch);
      sums[1] += this.mind.insist(edges[1], batch);
    }
    return [sums[0] / (rounds * batch), sums[1] / (rounds * batch)];
  }
}

function meanOf(looks: readonly Look[]): Look {
  let [chance, bestChance] = [0, 0];
  for (const look of looks) {
    chance += look[0];
    bestChance += look[1];
  }
  return [chance / looks.length, bestChance / looks.length];
}

function judgement(
  { number, seat, action }: Decision,
  best: number,
  [chance, bestChance]: Look,
  isMistake: boolean,
): Judgement {
  return { number, seat, action, chance, best, bestChance, isMistake };
}
