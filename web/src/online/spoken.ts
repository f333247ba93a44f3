// Online tables in words: their time, how long ago something was, who is meant.
import { currentLanguage, say } from "$lib/texts.svelte";
import { Refusal } from "../engine/refusal";
import type { TimeControl } from "./wire";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

export type Unit = (typeof UNITS)[number][0];

export interface Span {
  unit: Unit;
  count: number;
}

/** A length of time, in the largest unit that tells it exactly. */
export function spanOf(seconds: number): Span {
  const [unit, size] = UNITS.find(([, size]) => seconds && seconds % size === 0) ?? UNITS.at(-1)!;
  return { unit, count: seconds / size };
}

/** How long something is past, in the largest unit that it fills. */
export function ageOf(milliseconds: number): Span {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS.at(-1)!;
  return { unit, count: Math.floor(seconds / size) };
}

export function saySpan(seconds: number): string {
  const { unit, count } = spanOf(seconds);
  return say(`gather-span-${unit}`, { count });
}

/** How much time there is for a move. */
export function sayTime({ kind = "none", move = 0, reserve = 0 }: Partial<TimeControl>): string {
  if (kind === "none") return say("gather-time-none");
  if (!reserve) return say("gather-time-move", { move: saySpan(move) });
  return say("gather-time-reserve", { move: saySpan(move), reserve: saySpan(reserve) });
}

/** "3 minutes ago", by the words of the language itself. */
export function sayAgo(then: number, now: number): string {
  const { unit, count } = ageOf(now - then);
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto" });
  return words.format(-count, unit);
}

/** Several names in a row. */
export function sayList(names: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: "conjunction" }).format(names);
}

/** Whether a table said no for one of these reasons. */
export function isRefused(error: unknown, ...cases: string[]): boolean {
  return error instanceof Refusal && cases.includes(error.why);
}
