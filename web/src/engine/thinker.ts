// A bot's mind: gets a seat's view and nothing else, and thinks in slices. It runs in a worker.
import { type Edge, Mind } from "./mind";
import { MAX_SEATS, type Rules } from "./rules";
import type { Bot } from "./terms";

/** A legal action, and what a search thinks of it. */
export type Suggestion = Omit<Edge, "visits">; // its share: how often to play it

const CHANCE_BYTES = 8;

export class Thinker {
  private readonly mind: Mind;

  constructor(private readonly rules: Rules) {
    this.mind = new Mind(rules);
  }

  /** What a bot plays. */
  choose(bot: Bot, view: Uint8Array, seat: number, seed: number): number {
    const legal = this.rules.legal(view, seat);
    if (legal.length === 1) return legal[0]!;
    if (bot.kind === "policy") return this.byPolicy(bot.policy, view, seat, seed);
    this.mind.begin({ view, seat, seed });
    this.mind.think(bot.iterations, bot.seconds);
    return this.mind.decide(bot.overlook);
  }

  /** All actions, best first. */
  suggest(view: Uint8Array, seat: number, seed: number, iterations: number): Suggestion[] {
    this.mind.begin({ view, seat, seed });
    this.mind.think(iterations);
    const { isShared } = this.mind;
    const sorted = bestFirst(this.mind.edges(), isShared);
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
}

/** As the search came to like them. */
export function bestFirst(edges: readonly Edge[], isShared: boolean): Edge[] {
  const liked = (edge: Edge) => (isShared ? edge.share : edge.visits);
  return edges.toSorted((a, b) => liked(b) - liked(a) || b.chance - a.chance);
}
