// What was found in matches looked back at, kept on this device: a search takes its time.
import type { Judgement } from "../engine/judge";

/** The mistakes of each seat that was looked at. */
type Found = Record<number, Judgement[]>;

interface Review {
  match: string; // which, and how it was looked back at
  found: Found;
}

const KEY = "rejouons.reviews";
const MOST = 30; // matches, the latest

export function keptMistakes(match: string, seat: number): Judgement[] | null {
  return all().find((record) => record.match === match)?.found[seat] ?? null;
}

export function keepMistakes(match: string, seat: number, mistakes: readonly Judgement[]): void {
  const records = all();
  const known = records.find((record) => record.match === match)?.found ?? {};
  const record = { match, found: { ...known, [seat]: mistakes } };
  const others = records.filter((other) => other.match !== match);
  try {
    localStorage.setItem(KEY, JSON.stringify([record, ...others].slice(0, MOST)));
  } catch {
    // No room: it would be found anew.
  }
}

function all(): Review[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Review[]) : [];
  } catch {
    return []; // damaged: it is found anew
  }
}
