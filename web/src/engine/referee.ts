// The referee of one table: holds the match, tells each viewer what they may know, and nothing
// else. It runs in a worker; rejouons/table/referee.py tells the same, byte for byte.
import { decodeEvents, type GameEvent } from "./events";
import type { Foreseen } from "./foresight";
import { LATEST_WAY, newNonce, newSecret, secretOf } from "./fairness";
import { type Entry, Match, type TakenBack } from "./match";
import { Onlooker, outcomeOf, type Preview } from "./onlooker";
import type { Bytes, Result, Rules } from "./rules";
import { load, save } from "./saves";
import { HUMAN, type Terms } from "./terms";
import { type Told, type Undoable, Witness } from "./witness";

/** An action that a viewer noticed, and what came of it. The set-up is number 0. */
export interface Chapter {
  number: number;
  seat: number;
  events: GameEvent[];
}

/** The table as one viewer may know it. */
export interface Frame {
  viewer: number;
  number: number; // how many actions stand that the viewer noticed
  undone: number; // how often something was taken back that the viewer had noticed
  takenBack: Pick<TakenBack, "number" | "seat" | "wasKnown">[]; // each where it belongs
  view: Bytes;
  waiting: number[];
  legal: number[]; // the viewer's actions
  foreseen: Foreseen[]; // what could come of what the viewer chooses, for the board to draw
  chapters: Chapter[]; // since the number asked for
  results: Result[]; // only once the game is over
  undo: Undoable | null;
  secretive: number[]; // the people who may still change what they chose in secret
  hasSecrets: boolean; // somebody here may know what another may not
  commitment: string;
}

/** A moment of a match, for replays. */
export interface Moment {
  view: Bytes;
  chapter: Chapter;
  waiting: number[];
}

/** Where a match stands, in the numbers of one of its viewers. */
export interface Place {
  viewer: number;
  number: number;
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

/** Whatever changes the match tells its text: what is to be kept. */
export class Referee {
  private match: Match | null = null;
  private readonly onlooker: Onlooker;

  constructor(private readonly rules: Rules) {
    this.onlooker = new Onlooker(rules);
  }

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

  /** Goes on from an earlier moment of a viewer as a match of its own, with other people and bots. */
  branch(text: string, { viewer, number }: Place, seats: string[], names: string[]): string {
    const past = load(this.rules, text);
    const standing = new Witness(past, viewer).lastPlaceOf(number);
    const match = new Match(this.rules, { ...past.terms, seats, names, isBranch: true });
    for (const entry of entriesUntil(past, standing)) repeat(match, entry);
    takeBackLater(match, past, standing);
    this.match = match;
    return this.save();
  }

  save(): string {
    return JSON.stringify(save(this.current), null, 1);
  }

  // Looking

  frame(viewer: number, since: number): Frame {
    const match = this.current;
    const witness = new Witness(match, viewer);
    const { number, takenBack, view, legal, results, undo, secretive } = witness;
    return {
      viewer,
      number,
      undone: takenBack.length,
      takenBack,
      view,
      waiting: match.now.waiting,
      legal,
      foreseen: this.onlooker.foreseen(view, viewer),
      chapters: witness.story.slice(since).map((told) => this.chapter(told)),
      results,
      undo,
      secretive,
      hasSecrets: this.hasSecrets(),
      commitment: match.commitment,
    };
  }

  private chapter({ number, seat, events }: Told): Chapter {
    return { number, seat, events: decodeEvents(this.rules.facts, events) };
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
    const witness = new Witness(this.current, viewer);
    const place = witness.placeOf(number);
    const { waiting } = this.current.turnAt(place);
    const view = this.current.view(viewer, place);
    return { view, chapter: this.chapter(witness.told(number)), waiting };
  }

  /** The number that an action of one viewer has for another, who may not have noticed it. */
  counterpart(viewer: number, number: number, other: number): number {
    const place = new Witness(this.current, viewer).placeOf(number);
    return new Witness(this.current, other).numberAt(place);
  }

  /**
   * Each seat's chance to win after each action that the viewer noticed, at a glance, from what a
   * knower knows: the viewer, or who knows everything.
   */
  curve(viewer: number, knower = viewer): number[][] {
    const witness = new Witness(this.current, viewer);
    return witness.story.map(({ number }) => {
      const place = witness.placeOf(number);
      const isOver = this.current.turnAt(place).waiting.length === 0;
      if (isOver) return outcomeOf(this.current.results());
      const { players } = this.current.terms;
      return this.onlooker.chances(this.current.view(knower, place), knower, players);
    });
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
    return this.onlooker.whyNot(this.current.view(seat), seat, actions);
  }

  preview(seat: number, action: number): Preview {
    const hasOthers = this.current.people().some((other) => other !== seat);
    return this.onlooker.preview(this.current.view(seat), seat, action, hasOthers);
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
