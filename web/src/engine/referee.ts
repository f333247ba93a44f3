// The referee of one table: holds the match, tells each viewer what they may know, and nothing
// else. It runs in a worker; a server's table will answer the same calls.
import { decodeEvents, type GameEvent } from "./events";
import { type Foreseen, foreseenFrom } from "./foresight";
import { diceKey, LATEST_WAY, looseKey, newNonce, newSecret, secretOf } from "./fairness";
import { type Entry, Match, OMNISCIENT, type TakenBack } from "./match";
import type { Bytes, Result, Rules } from "./rules";
import { load, save } from "./saves";
import { HUMAN, type Terms } from "./terms";

/** An action and what came of it, as a viewer saw it. The set-up is number 0. */
export interface Chapter {
  number: number;
  seat: number;
  events: GameEvent[];
}

/** The table as one viewer may know it. */
export interface Frame {
  viewer: number;
  number: number; // how many actions stand
  undone: number; // how often something was taken back
  takenBack: Pick<TakenBack, "number" | "seat" | "wasKnown">[]; // each where it belongs
  view: Bytes;
  waiting: number[];
  legal: number[]; // the viewer's actions
  foreseen: Foreseen[]; // what could come of what the viewer chooses, for the board to draw
  chapters: Chapter[]; // since the number asked for
  results: Result[]; // only once the game is over
  undo: { seat: number; needs: number[] } | null; // whose last action can be taken back, and who must agree
  secretive: number[]; // the people who may still change what they chose in secret
  hasSecrets: boolean; // somebody here may know what another may not
  commitment: string;
}

/** What surely comes of an action. */
export interface Preview {
  events: GameEvent[];
  isFinal: boolean; // others would have to agree to take it back
}

/** A moment of a match, for replays. */
export interface Moment {
  view: Bytes;
  chapter: Chapter;
  waiting: number[];
}

export interface NewTerms {
  players: number;
  options: Terms["options"];
  seats: string[];
  names: string[];
  secret?: Uint8Array; // that the people have seen the commitment to
  nonces?: string[]; // which the people gave after that; by default, drawn here
  seed?: string; // makes the dice repeatable: lessons
  fairness?: number; // the way that they do
}

const TRIALS = 6; // of a preview: what they all have in common is certain
const GUESSES = 16;
/** The same for each moment, so that a curve does not tremble. */
const GUESS_KEYS = Array.from({ length: GUESSES }, (_, guess) => diceKey(new Uint8Array(), guess));

/** Whatever changes the match tells its text: what is to be kept. */
export class Referee {
  private match: Match | null = null;

  constructor(private readonly rules: Rules) {}

  // Beginning

  start(terms: NewTerms): string {
    const { seed, fairness = LATEST_WAY, secret = newSecret(), ...rest } = terms;
    const isFixed = seed !== undefined;
    const words = rest.seats.map((who) => (isFixed || who !== HUMAN ? "" : newNonce()));
    this.match = new Match(this.rules, {
      nonces: words,
      ...rest,
      secret: isFixed ? secretOf(seed, fairness) : secret,
      fairness,
      isBranch: false,
    });
    return this.save();
  }

  load(text: string): string {
    this.match = load(this.rules, text);
    return this.save();
  }

  /** Goes on from an earlier moment as a match of its own, with other people and bots. */
  branch(text: string, number: number, seats: string[], names: string[]): string {
    const past = load(this.rules, text);
    const match = new Match(this.rules, { ...past.terms, seats, names, isBranch: true });
    for (const entry of entriesUntil(past, number)) repeat(match, entry);
    takeBackLater(match, past, number);
    this.match = match;
    return this.save();
  }

  save(): string {
    return JSON.stringify(save(this.current), null, 1);
  }

  // Looking

  frame(viewer: number, since: number): Frame {
    const match = this.current;
    const view = match.view(viewer);
    const isAsked = match.now.waiting.includes(viewer);
    return {
      viewer,
      number: match.length,
      undone: match.entries.filter((entry) => entry.kind === "undone").length,
      takenBack: match.takenBack.map(({ number, seat, wasKnown }) => ({ number, seat, wasKnown })),
      view,
      waiting: match.now.waiting,
      legal: viewer >= 0 ? match.legal(viewer) : [],
      foreseen: isAsked ? foreseenFrom(this.rules, view, viewer) : [],
      chapters: this.chapters(viewer, since),
      results: match.isOver ? match.results() : [],
      undo: this.undoable(viewer),
      secretive: match.secretive,
      hasSecrets: this.hasSecrets(),
      commitment: match.commitment,
    };
  }

  /** What to take back: the viewer's own secret choice, or the latest action of a person, if known. */
  private undoable(viewer: number): Frame["undo"] {
    if (this.current.secretive.includes(viewer)) return { seat: viewer, needs: [] };
    const people = this.current.people();
    const seat = this.current.turns.findLast((turn) => people.includes(turn.seat))?.seat;
    if (seat === undefined || this.current.secretive.includes(seat)) return null; // theirs to change
    return { seat, needs: this.current.undoNeeds(seat) };
  }

  private chapters(viewer: number, since: number): Chapter[] {
    const numbers = Array.from({ length: this.current.turns.length }, (_, number) => number);
    return numbers.slice(since).map((number) => this.chapter(viewer, number));
  }

  private chapter(viewer: number, number: number): Chapter {
    const { seat } = this.current.turnAt(number);
    const events = decodeEvents(this.rules.facts, this.current.events(viewer, number));
    return { number, seat, events };
  }

  /** Whether people at one device should not look at each other's view now. */
  private hasSecrets(): boolean {
    const match = this.current;
    const people = match.people();
    if (people.filter((seat) => match.now.waiting.includes(seat)).length > 1) return true;
    const views = people.map((seat) => match.view(seat).join());
    return views.some((view) => view !== views[0]);
  }

  moment(viewer: number, number: number): Moment {
    const view = this.current.view(viewer, number);
    const { waiting } = this.current.turnAt(number);
    return { view, chapter: this.chapter(viewer, number), waiting };
  }

  /** Each seat's chance to win after each action, at a glance, from what the viewer knows. */
  curve(viewer: number): number[][] {
    return this.current.turns.map((turn, number) =>
      turn.waiting.length ? this.chances(this.completions(viewer, number)) : this.outcome(),
    );
  }

  /** States that a moment may be in, as far as the viewer knows. */
  private completions(viewer: number, number: number): Bytes[] {
    const view = this.current.view(viewer, number);
    if (viewer === OMNISCIENT) return [view];
    return GUESS_KEYS.map((key) => this.rules.guess(view, viewer, key));
  }

  /** The mean of each seat's chances over states that are equally likely. */
  private chances(states: readonly Bytes[]): number[] {
    const { players } = this.current.terms;
    const estimates = states.map((state) => this.rules.evaluate(state, players));
    return Array.from({ length: players }, (_, seat) => {
      const sum = estimates.reduce((total, chances) => total + chances[seat]!, 0);
      return sum / estimates.length;
    });
  }

  private outcome(): number[] {
    const results = this.current.results();
    const winners = results.filter((result) => result.rank === 1).length;
    return results.map((result) => (result.rank === 1 ? 1 / winners : 0));
  }

  // Playing

  act(seat: number, action: number): string {
    this.current.act(seat, action);
    return this.save();
  }

  undo(seat: number, agreed: number[]): string {
    this.current.undo(seat, agreed);
    return this.save();
  }

  /** The reason against each action; 0 where there is none. */
  whyNot(seat: number, actions: number[]): number[] {
    return actions.map((action) => this.current.whyNot(seat, action));
  }

  /** What surely comes of a legal action: what many trials with other dice have in common. */
  preview(seat: number, action: number): Preview {
    const match = this.current;
    const view = match.view(seat);
    const trials = Array.from({ length: TRIALS }, () => {
      const guess = this.rules.guess(view, seat, looseKey());
      return this.rules.apply(guess, seat, action, looseKey());
    });
    const stories = trials.map((trial) => this.rules.redactEvents(trial.events, seat));
    const isRevealing = trials.some((trial) => match.isRevealing(seat, trial));
    const isFinal = isRevealing && match.people().some((other) => other !== seat);
    const certain = commonRows(stories, this.rules.eventSize);
    return { events: decodeEvents(this.rules.facts, certain), isFinal };
  }

  private get current(): Match {
    if (!this.match) throw new Error("no match was begun");
    return this.match;
  }
}

/** All that was done until so many actions stood, with what was taken back among it. */
function entriesUntil(match: Match, number: number): Entry[] {
  const last = Math.max(...match.turns.slice(0, number + 1).map((turn) => turn.index));
  return match.entries.slice(0, last);
}

/** Takes back what was chosen in secret and is not among the actions that came to stand. */
function takeBackLater(match: Match, past: Match, number: number): void {
  const standing = past.turns.slice(0, number + 1).map((turn) => turn.index);
  for (const turn of match.turns.toReversed()) {
    if (!standing.includes(turn.index)) match.undo(turn.seat, []);
  }
}

/** Does the same in another match. What was agreed to once is agreed to by whoever sits there now. */
function repeat(match: Match, entry: Entry): void {
  if (entry.kind === "played") match.act(entry.seat, entry.action);
  else match.undo(entry.seat, match.people());
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
