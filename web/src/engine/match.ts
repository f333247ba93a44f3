// A match: a game being played, as terms and a list of entries, just as in rejouons/match.py.
// Its states are kept, so that any moment of it can be looked at again at once.
import { Actions } from "./actions";
import { type Deed, Eyes, ONLOOKER } from "./eyes";
import { commitmentOf, diceKey, seedOf } from "./fairness";
import type { Facts } from "./facts";
import { Refusal } from "./refusal";
import { reveals } from "./revealing";
import type { Bytes, Result, Rules } from "./rules";
import { checkedTerms, HUMAN, storedOption, type Terms } from "./terms";

export type Entry =
  | { kind: "played"; seat: number; action: number }
  | { kind: "undone"; seat: number; agreed: number[] };

/** An action that stands, and what came of it. The set-up is the first, by nobody. */
export interface Turn extends Deed {
  index: number; // of its entry, from 1; 0 for the set-up
  action: number;
  isRevealing: boolean; // something became known: it can't be taken back freely
  isSealed: boolean; // chosen in secret by one of several, who all have yet to see it
}

/** That a seat took something back, as the story of a match tells it. */
export interface TakenBack {
  number: number; // how many actions stood then, of those that still stand
  seat: number;
  actions: number[]; // in their order
  wasKnown: boolean; // whether something had become known by then
  witnesses: number[]; // the viewers who had noticed something of what was taken back
  chapters: number[]; // how much each viewer had noticed of what stood, onlookers first
}

const NOBODY = -1;
const SETUP_INDEX = 0;

export class Match {
  readonly actions: Actions;
  readonly terms: Terms;
  readonly entries: Entry[] = [];
  turns: Turn[]; // the set-up, and each action that stands
  private readonly eyes: Eyes;
  private readonly undoings: TakenBack[] = [];
  private readonly seed: Uint8Array;

  constructor(
    readonly rules: Rules,
    terms: Terms,
  ) {
    this.actions = Actions.of(rules.facts);
    this.terms = checkedTerms(rules.facts, terms);
    this.eyes = new Eyes(rules);
    this.seed = seedOf(terms.secret, terms.nonces, terms.fairness);
    this.turns = [this.opening()];
  }

  get facts(): Facts {
    return this.rules.facts;
  }

  // Looking

  get now(): Turn {
    return this.turns.at(-1)!;
  }

  get commitment(): string {
    return commitmentOf(this.terms.secret, this.terms.fairness);
  }

  get isOver(): boolean {
    return this.now.waiting.length === 0;
  }

  /** How many actions stand. */
  get length(): number {
    return this.turns.length - 1;
  }

  legal(seat: number): number[] {
    return this.now.waiting.includes(seat) ? this.rules.legal(this.now.state, seat) : [];
  }

  /** The number of the reason against an action; 0 if it is legal. */
  whyNot(seat: number, action: number): number {
    return this.rules.whyNot(this.now.state, seat, action);
  }

  view(viewer: number, number = this.length): Bytes {
    return this.eyes.view(viewer, this.turnAt(number).state);
  }

  events(viewer: number, number: number): Bytes {
    return this.eyes.events(viewer, this.turnAt(number).events);
  }

  /** Whether a viewer notices an action that stands; everybody sees the set-up. */
  isNoticed(viewer: number, number: number): boolean {
    const before = this.turns[number - 1];
    return !before || this.eyes.notices(viewer, this.turnAt(number), before);
  }

  results(): Result[] {
    return this.rules.scores(this.now.state, this.terms.players);
  }

  turnAt(number: number): Turn {
    const turn = this.turns[number];
    if (!turn) throw new Error(`no action ${number}`);
    return turn;
  }

  /** What was taken back, in order, none after what a later one took back. */
  get takenBack(): TakenBack[] {
    return inOrder(this.undoings);
  }

  /** What was taken back that a viewer noticed, in the viewer's own numbers: what rivals take back
   * unnoticed moves none of it. */
  takenBackFor(viewer: number): TakenBack[] {
    const noticed = this.undoings.filter(({ witnesses }) => witnesses.includes(viewer));
    return inOrder(
      noticed.map((taken) => ({ ...taken, number: taken.chapters[viewer - ONLOOKER]! })),
    );
  }

  // Playing

  act(seat: number, action: number): void {
    if (this.isOver) throw new Refusal("GameOver");
    if (!this.now.waiting.includes(seat)) {
      throw new Refusal("NotYourTurn", { seat, seats: this.now.waiting.join(", ") });
    }
    const reason = this.facts.reasons[this.whyNot(seat, action)]!;
    if (reason.clause)
      throw new Refusal("IllegalAction", { because: reason.name, clause: reason.clause });
    this.turns.push(this.played(this.now, this.entries.length + 1, seat, action));
    this.entries.push({ kind: "played", seat, action });
  }

  /** The seats that must agree before the seat may take back its last action. */
  undoNeeds(seat: number): number[] {
    return this.isFree(this.lastTurnOf(seat)) ? [] : this.peopleBeside(seat);
  }

  /** The people whose last action is a secret choice that they may still change. */
  get secretive(): number[] {
    return this.people().filter((seat) => {
      const last = this.turns.findLastIndex((turn) => turn.seat === seat);
      return last >= 0 && this.isSealedSince(last);
    });
  }

  /** Takes back the seat's last action and what followed it, unless all chose in secret. */
  undo(seat: number, agreed: readonly number[]): void {
    const needs = this.undoNeeds(seat);
    const missing = needs.filter((other) => !agreed.includes(other));
    if (missing.length) throw new Refusal("UndoRefused", { seats: missing.join(", ") });
    this.takeBack(seat, needs);
  }

  /** When dice were made in the first way, less was known to reveal something. */
  undoAsThen(seat: number, agreed: readonly number[]): void {
    const others = this.peopleBeside(seat);
    const isUsual = !agreed.length || agreed.join() === others.join();
    if (!isUsual) throw new Refusal("UndoRefused", { seats: others.join(", ") });
    this.takeBack(seat, agreed);
  }

  people(): number[] {
    return this.terms.seats.flatMap((who, seat) => (who === HUMAN ? [seat] : []));
  }

  /** An entry as saves hold it: "0 take glass 2", "undo 0". */
  written(entry: Entry): string {
    if (entry.kind === "played") return `${entry.seat} ${this.actions.text(entry.action)}`;
    return ["undo", entry.seat, ...entry.agreed].join(" ");
  }

  // Inside

  private opening(): Turn {
    const stored = this.facts.options.map((option) => {
      const chosen = this.terms.options[option.key]!;
      return [option.key, storedOption(option, chosen)] as const;
    });
    const key = diceKey(this.seed, SETUP_INDEX, this.terms.fairness);
    const step = this.rules.setup(this.terms.players, Object.fromEntries(stored), key);
    const waiting = this.rules.waiting(step.state);
    const facts = { index: SETUP_INDEX, seat: NOBODY, action: NOBODY };
    const known = { isRevealing: true, isSealed: false };
    return { ...facts, ...known, state: step.state, events: step.events, waiting };
  }

  /** An action played after another, and what comes of it. */
  private played(before: Turn, index: number, seat: number, action: number): Turn {
    const key = diceKey(this.seed, index, this.terms.fairness);
    const step = this.rules.apply(before.state, seat, action, key);
    const { state, events } = step;
    const waiting = this.rules.waiting(state);
    const isRevealing = reveals(this.rules, seat, step);
    const isSealed = !isRevealing && waiting.every((asked) => before.waiting.includes(asked));
    return { index, seat, action, state, events, waiting, isRevealing, isSealed };
  }

  /** Whether an action and all that followed were chosen in secret, and still are secret. */
  private isSealedSince(last: number): boolean {
    return this.turns.slice(last).every((turn) => turn.isSealed);
  }

  /** Whether an action can be taken back without asking: nobody has learnt anything by it. */
  private isFree(last: number): boolean {
    return (last === this.length && !this.now.isRevealing) || this.isSealedSince(last);
  }

  /**
   * Whether something had become known of an action that is taken back. Where several are asked,
   * others may have gone on unnoticed, and it must not be told whether they had: then it counts as
   * known, unless it is a secret choice itself.
   */
  private isKnown(last: number): boolean {
    return this.now.waiting.length > 1 ? !this.isSealedSince(last) : !this.isFree(last);
  }

  private peopleBeside(seat: number): number[] {
    return this.people().filter((other) => other !== seat);
  }

  /** Takes back what was played from the seat's last action on, but for what stays secret. */
  private takeBack(seat: number, agreed: readonly number[]): void {
    const last = this.lastTurnOf(seat);
    const wasKnown = this.isKnown(last);
    const following = this.isSealedSince(last) ? this.turns.slice(last + 1) : [];
    const taken = this.turns.slice(last, this.turns.length - following.length);
    const kept = this.turns.slice(0, last);
    for (const { index, seat: other, action } of following) {
      kept.push(this.played(kept.at(-1)!, index, other, action));
    }
    this.turns = kept;
    const actions = taken.map((turn) => turn.action);
    const { players } = this.terms;
    const witnesses = this.eyes.witnesses(players, kept[last - 1]!, taken);
    const chapters = this.eyes.chapters(players, kept.slice(0, last));
    this.undoings.push({ number: last - 1, seat, actions, wasKnown, witnesses, chapters });
    this.entries.push({ kind: "undone", seat, agreed: [...agreed] });
  }

  private lastTurnOf(seat: number): number {
    const found = this.turns.findLastIndex((turn) => turn.seat === seat);
    if (found < 0) throw new Refusal("NothingToUndo");
    return found;
  }
}

/** Each where it belongs: none after what a later one took back. */
function inOrder(undoings: readonly TakenBack[]): TakenBack[] {
  let least = Infinity;
  return undoings
    .toReversed()
    .map((undoing) => ({ ...undoing, number: (least = Math.min(least, undoing.number)) }))
    .toReversed();
}
