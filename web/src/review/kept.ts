// What was found in matches looked back at, kept on this device: a search takes its time.
import { recalled, remember } from "$lib/memory";
import type { Judgement } from "../engine/judge";

/** The mistakes of each seat that was looked at. */
type Found = Record<number, Judgement[]>;

interface Review {
  match: string; // which, and how it was looked back at
  found: Found;
}

type Fields<Kept> = Readonly<Record<keyof Kept, string>>;
const OF_REVIEW: Fields<Review> = { match: "string", found: "object" };
const OF_JUDGEMENT: Fields<Judgement> = {
  ...{ number: "number", seat: "number", action: "number", chance: "number" },
  ...{ best: "number", bestChance: "number", isMistake: "boolean" },
};

const KEY = "rejouons.reviews";
const MOST = 30; // matches, the latest

export function keptMistakes(match: string, seat: number): Judgement[] | null {
  const found: unknown = all().find((record) => record.match === match)?.found[seat];
  return isListOf<Judgement>(found, OF_JUDGEMENT) ? found : null;
}

export function keepMistakes(match: string, seat: number, mistakes: readonly Judgement[]): void {
  const records = all();
  const known = records.find((record) => record.match === match)?.found ?? {};
  const record = { match, found: { ...known, [seat]: mistakes } };
  const others = records.filter((other) => other.match !== match);
  remember(KEY, [record, ...others].slice(0, MOST));
}

/** What is damaged is found anew. */
function all(): Review[] {
  const found = recalled(KEY);
  return isListOf<Review>(found, OF_REVIEW) ? found : [];
}

function isListOf<Kept>(found: unknown, fields: Fields<Kept>): found is Kept[] {
  return Array.isArray(found) && found.every((one) => hasFields(one, fields));
}

function hasFields<Kept>(one: unknown, fields: Fields<Kept>): boolean {
  const given = new Map(Object.entries(one ?? {}));
  return Object.entries(fields).every(([name, type]) => {
    const value = given.get(name) ?? null;
    return value !== null && typeof value === type;
  });
}
