// What this device was shown and gave before a match: the commitment to the dice, and its words for
// them. It remembers both itself, so that at the end nobody else has to be believed.
import type { Save } from "../engine/saves";

/** Of one seat of a table. */
export interface Promised {
  table: string;
  seat: number;
  commitment: string; // that was shown
  word: string; // that was given
}

/** What a check of the dice has to tell about it. */
export interface Finding {
  text: string;
  isBroken: boolean; // and not only unknown
}

const KEY = "rejouons.promises";
const SEEN = /[^\p{C}\p{M}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u; // marks that stand by themselves
const MOST = 200; // the latest: a storage is not endless
const COMMITMENT: Finding = { text: "online-dice-commitment", isBroken: true };
const WORD: Finding = { text: "online-dice-word", isBroken: true };
const UNKNOWN: Finding = { text: "online-dice-unknown", isBroken: false };

let unkept: readonly Promised[] | null = null; // what the storage had no room for, in this page

/** A word as the server takes it: on one line, and none where nobody would see a letter of it. */
export function tidied(word: string): string {
  const kept = word.replace(/\s+/g, " ").replace(/\p{C}/gu, "");
  return SEEN.test(kept) ? kept.normalize("NFC").replace(/\s+/g, " ").trim() : "";
}

/**
 * Remembers a seat's word, which is about to be given, and the commitment: the first that was ever
 * shown, as a table has one only. Tells how to forget the word again, should it be refused.
 */
export function promise(given: Promised): () => void {
  const { commitment = given.commitment } = known().find(isAt(given.table)) ?? {};
  const former = known().filter(isOf(given));
  keep([...others(given), { ...given, commitment }]);
  return () => keep([...others(given), ...former]);
}

/** What a match, now that its secret is shown, has to do with what was promised here. */
export function findings(table: string, mine: readonly number[], saved: Save): Finding[] {
  const promised = known().filter(isAt(table));
  const words = promised.filter(({ seat }) => mine.includes(seat));
  return [
    ...(promised.some(({ commitment }) => commitment !== saved.commitment) ? [COMMITMENT] : []),
    ...(words.some(({ seat, word }) => word !== saved.nonces[seat]) ? [WORD] : []),
    ...(!promised.length || words.length < mine.length ? [UNKNOWN] : []),
  ];
}

// Inside

const isAt = (table: string) => (promised: Promised) => promised.table === table;
const isOf =
  ({ table, seat }: Promised) =>
  (promised: Promised) =>
    promised.table === table && promised.seat === seat;

function others(given: Promised): Promised[] {
  const isMeant = isOf(given);
  return known().filter((promised) => !isMeant(promised));
}

function known(): readonly Promised[] {
  return unkept ?? stored();
}

function keep(all: readonly Promised[]): void {
  const latest = all.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(latest));
    unkept = null;
  } catch {
    unkept = latest; // a full or forbidden storage: it holds until the page is closed
  }
}

function stored(): Promised[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isPromised) : [];
  } catch {
    return [];
  }
}

function isPromised(found: unknown): found is Promised {
  const { table, seat, commitment, word } = (found ?? {}) as Partial<Promised>;
  return (
    Number.isInteger(seat) && [table, commitment, word].every((one) => typeof one === "string")
  );
}
