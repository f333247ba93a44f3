// The talk at a table as one device follows it: who is muted here, and what was read.
import { say } from "$lib/texts.svelte";
import { HUMAN } from "../engine/terms";
import { nameOf } from "../table/spoken";
import type { RemoteTable } from "./remote.svelte";
import type { Said } from "./wire";

/** What everybody can say in every language: each reader reads it in their own. */
export const PHRASES = [
  "hello",
  "good-luck",
  "your-turn",
  "one-moment",
  "well-played",
  "ouch",
  "thanks",
  "sorry",
  "good-game",
  "again",
] as const;
export const LONGEST_TALK = 200; // letters

interface Kept {
  read: number; // the index of the last line that was read
  muted: number[]; // seats
}

const PREFIX = "rejouons.talk.";
const NOTHING = -1;

export class Talk {
  private kept = $state.raw<Kept>({ read: NOTHING, muted: [] });
  private readonly key: string;

  constructor(readonly table: RemoteTable) {
    this.key = PREFIX + table.id;
    this.kept = stored(this.key);
  }

  /** What can be read here. */
  get lines(): readonly Said[] {
    return this.table.talk.filter(({ seat }) => !this.isMuted(seat));
  }

  /** What others said that was not read yet. */
  get unread(): readonly Said[] {
    const { mine } = this.table;
    const isWords = ({ seat, happened }: Said) => !happened && !mine.includes(seat);
    return this.lines.filter((line) => line.index > this.kept.read && isWords(line));
  }

  /** Whether somebody here has a seat to speak from. */
  get maySpeak(): boolean {
    return this.table.mine.length > 0;
  }

  isMuted(seat: number): boolean {
    return this.kept.muted.includes(seat);
  }

  /** Hears a seat no more, or again, on this device. */
  mute(seat: number, isMuted: boolean): void {
    const others = this.kept.muted.filter((other) => other !== seat);
    this.keep({ ...this.kept, muted: isMuted ? [...others, seat] : others });
  }

  /** Somebody has all of it before their eyes. */
  markRead(): void {
    const read = this.table.talk.at(-1)?.index ?? NOTHING;
    if (read > this.kept.read) this.keep({ ...this.kept, read });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // A full or forbidden storage: it holds until the page is closed.
    }
  }
}

/** That somebody gave up, has a bot play for them, or is back. */
export function sayHappened({ happened, name, seat }: Said): string {
  return say(`online-happened-${happened}`, { name: nameOf({ name, who: HUMAN }, seat) });
}

/** A line in the language of who reads it. */
export function wordsOf({ text, phrase }: Said): string {
  const isKnown = PHRASES.some((known) => known === phrase);
  return isKnown ? say(`online-phrase-${phrase}`) : (text ?? "");
}

function stored(key: string): Kept {
  try {
    const { read, muted } = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Kept>;
    const seats = Array.isArray(muted) ? muted.filter(Number.isInteger) : [];
    return { read: typeof read === "number" ? read : NOTHING, muted: seats };
  } catch {
    return { read: NOTHING, muted: [] };
  }
}
