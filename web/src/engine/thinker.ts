// A bot's mind: gets a seat's view and nothing else, and thinks in slices. It runs in a worker.
import { MAX_SEATS, type Rules } from "./rules";
import { locate, readNumber, sizeOf, writeNumber } from "./memory";
import type { Bot } from "./terms";

/** A legal action, and what a search thinks of it. */
export interface Suggestion {
  action: number;
  chance: number; // to win
  share: number; // how often to play it: secret simultaneous choices are best mixed
}

const SLICE = 250; // iterations between two looks at the clock
const WORD_BYTES = 4;
const CHANCE_BYTES = 8;
const SECOND = 1000;

export class Thinker {
  private readonly mind: number;

  constructor(private readonly rules: Rules) {
    const { mind, state } = rules.facts.records;
    this.mind = rules.reserve(mind.size);
    this.set(state.size / WORD_BYTES, "state_words");
  }

  /** What a bot plays. */
  choose(bot: Bot, view: Uint8Array, seat: number, seed: number): number {
    const legal = this.rules.legal(view, seat);
    if (legal.length === 1) return legal[0]!;
    if (bot.kind === "policy") return this.byPolicy(bot.policy, view, seat, seed);
    this.think(view, seat, seed, bot.iterations, bot.seconds);
    return this.rules.exports.decide(this.mind, bot.overlook);
  }

  /** All actions, best first. */
  suggest(view: Uint8Array, seat: number, seed: number, iterations: number): Suggestion[] {
    this.think(view, seat, seed, iterations);
    const { root, impression } = this.rules.facts.search;
    const first = this.get("nodes", root, "first");
    const count = this.get("nodes", root, "count");
    const isShared = this.get("nodes", root, "is_shared") !== 0;
    const edges = Array.from({ length: count }, (_, place) => this.edge(first + place, impression));
    return ranked(edges, isShared);
  }

  private edge(place: number, impression: number) {
    const visits = this.get("edges", place, "visits");
    const chance = this.get("edges", place, "chance") / (visits + impression);
    return {
      action: this.get("edges", place, "action"),
      visits,
      chance,
      share: this.get("edges", place, "share"),
    };
  }

  private think(
    view: Uint8Array,
    seat: number,
    seed: number,
    iterations: number,
    seconds = Infinity,
  ) {
    const { horizon, search, records } = this.rules.facts;
    this.set(horizon, "horizon");
    this.rules.put(view, this.mind + locate(records.mind, "desk", search.view).at);
    this.rules.exports.begin_search(this.mind, seat, seed, 0);
    const end = performance.now() + seconds * SECOND;
    for (let left = iterations; left > 0 && performance.now() < end; left -= SLICE) {
      this.rules.exports.think(this.mind, this.mind, Math.min(SLICE, left));
    }
  }

  private byPolicy(policy: number, view: Uint8Array, seat: number, seed: number): number {
    const { exports, facts } = this.rules;
    const desk = this.policyDesk();
    this.rules.put(view, desk.view);
    exports.seed_dice(desk.dice, seed, 0);
    this.rules.memoryAt(desk.silent, facts.records.log.size).setInt32(0, 0, true);
    return exports.choose(
      policy,
      desk.view,
      seat,
      desk.dice,
      desk.trial,
      desk.silent,
      desk.out,
      desk.chances,
    );
  }

  private desk: ReturnType<Thinker["newDesk"]> | null = null;

  private policyDesk() {
    this.desk ??= this.newDesk();
    return this.desk;
  }

  private newDesk() {
    const { state, dice, log } = this.rules.facts.records;
    return {
      view: this.rules.reserve(state.size),
      dice: this.rules.reserve(dice.size),
      trial: this.rules.reserve(state.size),
      silent: this.rules.reserve(log.size),
      out: this.rules.out,
      chances: this.rules.reserve(MAX_SEATS * CHANCE_BYTES),
    };
  }

  private get(...path: (string | number)[]): number {
    const { mind } = this.rules.facts.records;
    const { at, type } = locate(mind, ...path);
    return readNumber(this.rules.memoryAt(this.mind + at, sizeOf(type)), type);
  }

  private set(value: number, field: string): void {
    const { mind } = this.rules.facts.records;
    const { at, type } = locate(mind, field);
    writeNumber(this.rules.memoryAt(this.mind + at, sizeOf(type)), value, type);
  }
}

interface Edge extends Suggestion {
  visits: number;
}

function ranked(edges: Edge[], isShared: boolean): Suggestion[] {
  const liked = (edge: Edge) => (isShared ? edge.share : edge.visits);
  const sorted = edges.toSorted((a, b) => liked(b) - liked(a) || b.chance - a.chance);
  const total = Math.max(
    1,
    sorted.reduce((sum, edge) => sum + edge.share, 0),
  );
  return sorted.map(({ action, chance, share }, place) => ({
    action,
    chance,
    share: isShared ? share / total : Number(place === 0),
  }));
}
