// The memory of one search in a module, and what is read there: tree.py lays it out.
import { locate, readNumber, sizeOf, writeNumber } from "./memory";
import type { Rules } from "./rules";

/** A legal action where the search began, and what came of trying it. */
export interface Edge {
  action: number;
  visits: number;
  chance: number; // to win
  share: number; // of the choices made; of secret simultaneous ones
}

/** What a search is given to think about. */
export interface Subject {
  view: Uint8Array;
  seat: number;
  seed: number;
  stream?: number; // other dice of the same seed
}

const WORD_BYTES = 4;
const SLICE = 250; // iterations between two looks at the clock
const SECOND = 1000;

export class Mind {
  private readonly at: number;

  constructor(private readonly rules: Rules) {
    const { mind, state } = rules.facts.records;
    this.at = rules.reserve(mind.size);
    this.set(state.size / WORD_BYTES, "state_words");
  }

  begin({ view, seat, seed, stream = 0 }: Subject): void {
    const { horizon, search, records } = this.rules.facts;
    this.set(horizon, "horizon");
    this.rules.put(view, this.at + locate(records.mind, "desk", search.view).at);
    this.rules.exports.begin_search(this.at, seat, seed, stream);
  }

  /** Thinks slice by slice, as the search knows no clock. */
  think(iterations: number, seconds = Infinity): void {
    const end = performance.now() + seconds * SECOND;
    for (let left = iterations; left > 0 && performance.now() < end; left -= SLICE) {
      this.thinkOn(Math.min(SLICE, left));
    }
  }

  decide(overlook: number): number {
    return this.rules.exports.decide(this.at, overlook);
  }

  /** Whether others choose in secret at the same time. */
  get isShared(): boolean {
    return this.root("is_shared") !== 0;
  }

  edges(): Edge[] {
    const { impression } = this.rules.facts.search;
    return this.places().map((place) => {
      const visits = this.get("edges", place, "visits");
      return {
        action: this.get("edges", place, "action"),
        visits,
        chance: this.get("edges", place, "chance") / (visits + impression),
        share: this.get("edges", place, "share"),
      };
    });
  }

  /** The place of the edge that stands for an action, and for all that come to the same. */
  standIn(action: number): number {
    const place = this.places().find((edge) => this.get("edges", edge, "action") === action);
    return this.get("edges", place!, "twin");
  }

  /** Has an edge meet the fates from a number on. */
  setFate(edge: number, fate: number): void {
    this.set(fate, "edges", edge, "visits");
  }

  /** The chances that beginning with this edge leads to, summed; there is no other any more. */
  insist(edge: number, iterations: number): number {
    const { root } = this.rules.facts.search;
    this.set(edge, "nodes", root, "first");
    this.set(1, "nodes", root, "count");
    const before = this.get("edges", edge, "chance");
    this.thinkOn(iterations);
    return this.get("edges", edge, "chance") - before;
  }

  private thinkOn(iterations: number): void {
    this.rules.exports.think(this.at, this.at, iterations);
  }

  private places(): number[] {
    const first = this.root("first");
    return Array.from({ length: this.root("count") }, (_, place) => first + place);
  }

  private root(field: string): number {
    return this.get("nodes", this.rules.facts.search.root, field);
  }

  private get(...path: (string | number)[]): number {
    const { at, type } = locate(this.rules.facts.records.mind, ...path);
    return readNumber(this.rules.memoryAt(this.at + at, sizeOf(type)), type);
  }

  private set(value: number, ...path: (string | number)[]): void {
    const { at, type } = locate(this.rules.facts.records.mind, ...path);
    writeNumber(this.rules.memoryAt(this.at + at, sizeOf(type)), value, type);
  }
}
