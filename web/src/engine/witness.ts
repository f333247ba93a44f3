// A match as one viewer has lived through it: what they noticed, in numbers of their own, so that
// nobody can count what another did in secret. rejouons/table/referee.py tells the very same.
import { OMNISCIENT } from "./eyes";
import type { Match, TakenBack, Turn } from "./match";
import type { Bytes, Result } from "./rules";

/** An action and what the viewer was told of it, as rows of the log. The set-up is number 0. */
export interface Told {
  number: number;
  seat: number;
  events: Bytes;
}

/** Whose last action can be taken back, and who must agree. */
export interface Undoable {
  seat: number;
  needs: number[];
}

export class Witness {
  /** Where the actions that the viewer noticed stand among all; the set-up is the first. */
  private readonly places: number[];

  constructor(
    private readonly match: Match,
    readonly viewer: number,
  ) {
    const all = Array.from(match.turns.keys());
    this.places = all.filter((place) => match.isNoticed(viewer, place));
  }

  // What stands

  /** How many actions the viewer noticed, of those that stand. */
  get number(): number {
    return this.places.length - 1;
  }

  get view(): Bytes {
    return this.match.view(this.viewer);
  }

  get legal(): number[] {
    return this.viewer >= 0 ? this.match.legal(this.viewer) : [];
  }

  get results(): Result[] {
    return this.match.isOver ? this.match.results() : [];
  }

  get story(): Told[] {
    return this.places.map((_, number) => this.told(number));
  }

  told(number: number): Told {
    const place = this.placeOf(number);
    const { seat } = this.match.turnAt(place);
    return { number, seat, events: this.match.events(this.viewer, place) };
  }

  /** Where an action that the viewer noticed stands among all. */
  placeOf(number: number): number {
    const place = this.places[number];
    if (place === undefined) throw new Error(`no action ${number}`);
    return place;
  }

  /** The last of all actions before the viewer noticed the next one. */
  lastPlaceOf(number: number): number {
    return (this.places[number + 1] ?? this.match.turns.length) - 1;
  }

  /** How many actions the viewer had noticed when so many stood. */
  numberAt(place: number): number {
    return this.places.findLastIndex((noticed) => noticed <= place);
  }

  // What was taken back, and what can be

  /** What was taken back of what the viewer had noticed. */
  get takenBack(): Pick<TakenBack, "number" | "seat" | "wasKnown">[] {
    const { match, viewer } = this;
    const told = viewer === OMNISCIENT ? match.takenBack : match.takenBackFor(viewer);
    return told.map(({ number, seat, wasKnown }) => ({ number, seat, wasKnown }));
  }

  /** The people who may still change what they chose in secret, if the viewer noticed that. */
  get secretive(): number[] {
    return this.match.secretive.filter((seat) =>
      this.places.includes(this.match.turns.findLastIndex((turn) => turn.seat === seat)),
    );
  }

  /** What to take back: the viewer's own secret choice, or the latest action of a person, if known. */
  get undo(): Undoable | null {
    const { secretive, viewer } = this;
    if (secretive.includes(viewer)) return { seat: viewer, needs: [] };
    const people = this.match.people();
    const seat = this.noticed.findLast((turn) => people.includes(turn.seat))?.seat;
    if (seat === undefined || secretive.includes(seat)) return null; // theirs to change
    return { seat, needs: this.undoNeeds(seat) };
  }

  /** While several are asked at once, others may have acted unnoticed: nothing tells that none did. */
  private undoNeeds(seat: number): number[] {
    const isAlone = this.match.now.waiting.length < 2;
    if (isAlone && !this.match.undoNeeds(seat).length) return [];
    return this.match.people().filter((other) => other !== seat);
  }

  private get noticed(): Turn[] {
    return this.places.map((place) => this.match.turnAt(place));
  }
}
