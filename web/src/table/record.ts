// What happened, as the log tells it: entry by entry, what belongs together in one.
import type { Frame } from "../engine/referee";
import type { Line } from "./theatre.svelte";

type TakenBack = Frame["takenBack"][number];

/** Moves that somebody took back in one go. */
export interface TakenTogether extends TakenBack {
  count: number;
}

export type Entry = Line | TakenTogether;

/** What happened, with what was taken back where it was: a table does not hide it. */
export function entriesOf(lines: readonly Line[], takenBack: Frame["takenBack"]): Entry[] {
  const taken = takenBack.map((one) => ({ ...one, count: 1 }));
  const told = [...lines, ...taken].toSorted((one, other) => one.number - other.number);
  return told.reduce<Entry[]>((before, next) => {
    const last = before.at(-1);
    const isSame = last && areTakenTogether(last, next);
    return isSame
      ? [...before.slice(0, -1), { ...next, count: last.count + 1 }]
      : [...before, next];
  }, []);
}

function areTakenTogether(one: Entry, other: Entry): one is TakenTogether {
  if ("event" in one || "event" in other) return false;
  return one.seat === other.seat && one.wasKnown === other.wasKnown;
}
