// What one viewer has been told of a match far away: its chapters, and the views on the way.
import { eventRow, type Facts } from "../engine/facts";
import type { Bytes } from "../engine/rules";
import type { WireChapter, WireFrame, WireMoment } from "./wire";

/** How a match stood for a viewer. */
export interface Still {
  view: Bytes;
  waiting: number[];
}

const NOTHING = -1; // the number of who was told nothing yet

export class Album {
  /** The latest frame. */
  frame: WireFrame | null = null;
  /** The frame that was handed out last: what is done at the screen is done about that one. */
  shown: WireFrame | null = null;
  chapters: WireChapter[] = []; // all that stand, the set-up first
  private readonly stills = new Map<number, Still>(); // by the number of the chapter

  constructor(
    private readonly facts: Facts,
    readonly viewer: number,
  ) {}

  get number(): number {
    return this.frame?.number ?? NOTHING;
  }

  get undone(): number {
    return this.frame?.undone ?? 0;
  }

  /** Takes a frame in; false if it does not fit to what is known, and more must be asked for. */
  take(frame: WireFrame): boolean {
    if (!this.isSound(frame)) return false;
    if (this.isPast(frame)) return true; // it was overtaken
    const since = frame.since ?? 0;
    this.chapters = [...this.chapters.slice(0, since), ...(frame.chapters ?? [])];
    for (const number of [...this.stills.keys()]) if (number >= since) this.stills.delete(number);
    this.stills.set(frame.number, stillOf(frame));
    this.frame = frame;
    return true;
  }

  /** Takes in moments that were told apart, unless the match has changed its course since. */
  fill(moments: readonly WireMoment[], undone: number): void {
    if (undone !== this.undone) return;
    for (const moment of moments) {
      if (moment.number < this.number) this.stills.set(moment.number, stillOf(moment));
    }
  }

  still(number: number): Still | undefined {
    return this.stills.get(number);
  }

  get hasAll(): boolean {
    return this.stills.size === this.chapters.length;
  }

  /** Whether a frame is one, and follows what is known without a gap. */
  private isSound({ number, since = 0, view, chapters = [] }: WireFrame): boolean {
    const isView = view instanceof Uint8Array && view.length === this.facts.records.state.size;
    const isInOrder = chapters.every(
      (chapter, place) => chapter.number === since + place && this.isTold(chapter),
    );
    const isWhole = since + chapters.length === number + 1;
    return isView && isInOrder && isWhole && since <= this.chapters.length;
  }

  private isTold({ events }: WireChapter): boolean {
    return !events || events.length % eventRow(this.facts).size === 0;
  }

  /** Whether later ones were told already: of two frames the one with more undone is later. */
  private isPast({ number, undone = 0 }: WireFrame): boolean {
    return undone < this.undone || (undone === this.undone && number < this.number);
  }
}

/** Bytes of their own: those that came are part of a whole message. */
function stillOf({ view, waiting = [] }: Pick<WireFrame, "view" | "waiting">): Still {
  return { view: new Uint8Array(view), waiting };
}
