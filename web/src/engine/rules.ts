// A game's rules: its WebAssembly module, with states as bytes in and bytes out.
import { Actions } from "./actions";
import { bytesOf, type OwnBoard } from "./boards";
import { eventRow, type Facts } from "./facts";
import { locate, readNumber, viewOf, writeNumber } from "./memory";

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Step {
  state: Bytes;
  events: Bytes; // rows of the log, untouched
  hasRevealed: boolean; // dice were thrown, cards drawn, or a secret shown
}

export interface Result {
  points: number;
  rank: number;
}

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  setup(state: number, log: number): void;
  to_act(state: number): number;
  legal(state: number, seat: number, out: number): number;
  why_not(state: number, seat: number, action: number): number;
  apply(state: number, log: number, seat: number, action: number): void;
  questions(state: number, seat: number, out: number): number;
  foresee(state: number, log: number, seat: number, question: number): void;
  redact(state: number, viewer: number): void;
  guess(state: number, viewer: number): void;
  scores(state: number, results: number): void;
  evaluate(state: number, chances: number): void;
  open_log(log: number): void;
  redact_log(log: number, viewer: number): void;
  seed_dice(dice: number, seed: number, stream: number): void;
  choose(...pointers: number[]): number;
  begin_search(mind: number, seat: number, seed: number, stream: number): void;
  think(mind: number, words: number, iterations: number): void;
  decide(mind: number, overlook: number): number;
}

const ALIGNMENT = 16; // bytes; enough for any field
const PAGE = 65536; // bytes of a page of WebAssembly memory
const ACTION_BYTES = 2;
const CHANCE_BYTES = 8;
export const MAX_SEATS = 8;

export class Rules {
  readonly exports: Exports;
  readonly state: number; // the address of the state that is worked on
  readonly log: number;
  readonly out: number; // a row of actions, or of questions
  readonly chances: number;
  private readonly results: number;
  private readonly stateSize: number;
  private readonly questionCount: number;
  private free: number;

  constructor(
    readonly facts: Facts,
    readonly actionCount: number,
    readonly module: WebAssembly.Module,
    readonly board: OwnBoard | null = null, // another one than the box's
  ) {
    const { exports } = new WebAssembly.Instance(module, {});
    this.exports = exports as unknown as Exports;
    for (const [name, bytes] of Object.entries(board?.tables ?? {})) {
      this.put(bytesOf(bytes), (exports[name] as WebAssembly.Global).value as number);
    }
    this.free = this.exports.__heap_base.value as number;
    this.stateSize = facts.records.state.size;
    this.state = this.reserve(this.stateSize);
    this.log = this.reserve(facts.records.log.size);
    this.questionCount = Actions.questionsOf(facts).size;
    this.out = this.reserve(Math.max(actionCount, this.questionCount) * ACTION_BYTES);
    this.chances = this.reserve(MAX_SEATS * CHANCE_BYTES);
    this.results = this.reserve(MAX_SEATS * facts.records.results.size);
  }

  /** Sets memory aside for good. */
  reserve(size: number): number {
    const address = Math.ceil(this.free / ALIGNMENT) * ALIGNMENT;
    this.free = address + size;
    const missing = this.free - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  memoryAt(address: number, size: number): DataView {
    return new DataView(this.exports.memory.buffer, address, size);
  }

  put(bytes: Uint8Array, address = this.state): void {
    new Uint8Array(this.exports.memory.buffer).set(bytes, address);
  }

  take(address: number, size: number): Bytes {
    return new Uint8Array(this.exports.memory.buffer.slice(address, address + size));
  }

  // Playing

  /** A new game, its dice keyed. */
  setup(players: number, options: Record<string, number>, key: Uint8Array): Step {
    const opening = new Uint8Array(this.stateSize);
    const { state } = this.facts.records;
    writeNumber(viewOf(opening), players, state, "num_players");
    if ("edition" in state.fields) {
      writeNumber(viewOf(opening), this.facts.rules, state, "edition");
    }
    for (const [name, value] of Object.entries(options)) {
      writeNumber(viewOf(opening), value, state, "options", name);
    }
    return this.step(opening, key, () => this.exports.setup(this.state, this.log));
  }

  /** Plays an action that is known to be legal. */
  apply(state: Uint8Array, seat: number, action: number, key: Uint8Array): Step {
    return this.step(state, key, () => this.exports.apply(this.state, this.log, seat, action));
  }

  private step(state: Uint8Array, key: Uint8Array, play: () => void): Step {
    const draws = readNumber(viewOf(state), this.facts.records.state, "dice", "draws");
    this.put(keyed(this.facts, state, key));
    this.exports.open_log(this.log);
    play();
    const after = this.take(this.state, this.stateSize);
    const now = readNumber(viewOf(after), this.facts.records.state, "dice", "draws");
    return { state: after, events: this.heard(), hasRevealed: now !== draws };
  }

  private heard(): Bytes {
    const { log } = this.facts.records;
    const count = readNumber(this.memoryAt(this.log, log.size), log, "count");
    return this.take(this.log + log.fields["events"]!.offset, count * this.eventSize);
  }

  get eventSize(): number {
    return eventRow(this.facts).size;
  }

  // Asking

  waiting(state: Uint8Array): number[] {
    this.put(state);
    const mask = this.exports.to_act(this.state);
    return Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter(
      (seat) => (mask >> seat) & 1,
    );
  }

  legal(state: Uint8Array, seat: number): number[] {
    this.put(state);
    return this.listed(this.exports.legal(this.state, seat, this.out));
  }

  private listed(count: number): number[] {
    return Array.from(new Int16Array(this.exports.memory.buffer, this.out, count));
  }

  whyNot(state: Uint8Array, seat: number, action: number): number {
    this.put(state);
    return this.exports.why_not(this.state, seat, action);
  }

  /** What a board of a seat may want foreseen. */
  questions(view: Uint8Array, seat: number): number[] {
    if (this.questionCount === 0) return [];
    this.put(view);
    return this.listed(this.exports.questions(this.state, seat, this.out));
  }

  /** The events that would come of it, if nothing else happened. */
  foresee(view: Uint8Array, seat: number, question: number): Bytes {
    this.put(view);
    this.exports.open_log(this.log);
    this.exports.foresee(this.state, this.log, seat, question);
    return this.heard();
  }

  /** What a viewer may know of a state. */
  redact(state: Uint8Array, viewer: number): Bytes {
    this.put(state);
    this.exports.redact(this.state, viewer);
    return this.take(this.state, this.stateSize);
  }

  /** What a viewer may know of events. */
  redactEvents(events: Uint8Array, viewer: number): Bytes {
    const { log } = this.facts.records;
    const at = this.log + log.fields["events"]!.offset;
    writeNumber(this.memoryAt(this.log, log.size), events.length / this.eventSize, log, "count");
    this.put(events, at);
    this.exports.redact_log(this.log, viewer);
    return this.take(at, events.length);
  }

  /** A view with its unknowns filled in at random. */
  guess(view: Uint8Array, viewer: number, key: Uint8Array): Bytes {
    this.put(keyed(this.facts, view, key));
    this.exports.guess(this.state, viewer);
    return this.take(this.state, this.stateSize);
  }

  scores(state: Uint8Array, players: number): Result[] {
    this.put(state);
    this.exports.scores(this.state, this.results);
    const { results } = this.facts.records;
    return Array.from({ length: players }, (_, seat) => {
      const view = this.memoryAt(this.results + seat * results.size, results.size);
      return {
        points: readNumber(view, results, "points"),
        rank: readNumber(view, results, "rank"),
      };
    });
  }

  /** Each seat's chance to win, at a glance. */
  evaluate(state: Uint8Array, players: number): number[] {
    this.put(state);
    this.exports.evaluate(this.state, this.chances);
    return Array.from(new Float64Array(this.exports.memory.buffer, this.chances, players));
  }
}

/** A state whose dice fall as the key says. */
function keyed(facts: Facts, state: Uint8Array, key: Uint8Array): Bytes {
  const copy = new Uint8Array(state);
  copy.set(key, locate(facts.records.state, "dice", "lanes").at);
  return copy;
}
