// One's own online tables, as the shelf lists them: those that wait for one first.
import { myTables } from "../online/api";
import type { TableCard } from "../online/wire";

export interface MyTables {
  waiting: TableCard[]; // for one of my seats
  going: TableCard[];
  over: TableCard[];
}

/** Nothing where the server cannot be asked. */
export async function myTablesHere(): Promise<MyTables | null> {
  try {
    return sorted(await myTables());
  } catch {
    return null;
  }
}

/** Whether a table cannot go on without somebody: to move, or to say that they are ready. */
export function waitsForMe({ phase, isAsked, mine, seats }: TableCard): boolean {
  if (phase === "gathering") return mine.some((seat) => !seats[seat]!.isReady);
  return isAsked && phase === "playing";
}

/** Each kind by itself: those that have waited longest first, of the others the latest first. */
export function sorted(cards: readonly TableCard[]): MyTables {
  const latest = cards.toSorted((one, other) => other.updated - one.updated);
  const open = latest.filter(({ phase }) => phase !== "over");
  return {
    waiting: open.filter(waitsForMe).toReversed(),
    going: open.filter((card) => !waitsForMe(card)),
    over: latest.filter(({ phase }) => phase === "over"),
  };
}
