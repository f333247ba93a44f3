// What happened, as the log tells it: entry by entry, what belongs together in one.
import type { GameEvent } from "../engine/events";
import type { Frame } from "../engine/referee";
import type { Line } from "./theatre.svelte";

type TakenBack = Frame["takenBack"][number];

/** Moves that somebody took back in one go. */
export interface TakenTogether extends TakenBack {
  count: number;
}

/** Events that are parts of one thing, such as the dealing. */
export interface Whole {
  number: number;
  message: string; // tells it
  lines: Line[];
}

export type Entry = Line | Whole | TakenTogether;

const PAGE = 24; // entries

/** A long list, page by page: those that nobody looks at are laid aside. */
export function pagesOf(entries: readonly Entry[]): Entry[][] {
  const pages = Math.ceil(entries.length / PAGE);
  return Array.from({ length: pages }, (_, page) => entries.slice(page * PAGE, (page + 1) * PAGE));
}
type PartOf = (event: GameEvent) => string | undefined;

/** What happened, with what was taken back where it was: a table does not hide it. */
export function entriesOf(
  lines: readonly Line[],
  takenBack: Frame["takenBack"],
  partOf: PartOf = () => undefined,
): Entry[] {
  const taken = takenBack.map((one) => ({ ...one, count: 1 }));
  const told = [...lines, ...taken].toSorted((one, other) => one.number - other.number);
  const entries: Entry[] = [];
  for (const next of told) {
    const joined = together(entries.at(-1), next, partOf);
    if (joined) entries.pop();
    entries.push(joined ?? next);
  }
  return entries;
}

/** An entry that tells the latest and the next as one; null if they are told apart. */
function together(last: Entry | undefined, next: Line | TakenTogether, partOf: PartOf) {
  if (!last) return null;
  if ("count" in next)
    return areTakenTogether(last, next) ? { ...next, count: last.count + 1 } : null;
  const message = partOf(next.event);
  if (!message || last.number !== next.number) return null;
  if ("lines" in last && last.message === message) return { ...last, lines: [...last.lines, next] };
  if (!("event" in last) || partOf(last.event) !== message) return null;
  return { number: next.number, message, lines: [last, next] };
}

function areTakenTogether(one: Entry, other: TakenTogether): one is TakenTogether {
  return "count" in one && one.seat === other.seat && one.wasKnown === other.wasKnown;
}
