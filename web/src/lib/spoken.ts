// Actions and events in words: which message tells them, and what it is filled with.
import type { Actions } from "../engine/actions";
import { type GameEvent, telling } from "../engine/events";
import { type Facts, spoken } from "../engine/facts";
import type { Frame } from "../engine/referee";
import type { Sitter } from "../table/table";
import { type Say, say } from "./texts.svelte";

const PERCENT = 100;

export function sayAction(
  sayGame: Say,
  actions: Actions,
  action: number,
  names: readonly string[],
): string {
  const kind = actions.kindOf(action);
  return sayGame(`move-${kind.name}`, spoken(kind.fields, actions.values(action), names));
}

export function sayEvent(sayGame: Say, facts: Facts, event: GameEvent, names: readonly string[]) {
  const { id, values } = telling(facts, event, names);
  return sayGame(id, values);
}

/** That somebody took a move back, and whether something had become known by it. */
export function sayTakenBack(
  { seat, wasKnown }: Frame["takenBack"][number],
  names: readonly string[],
): string {
  return say(wasKnown ? "taken-back-known" : "taken-back", { name: names[seat]! });
}

export function percentOf(chance: number): number {
  return Math.round(PERCENT * chance);
}

export function sayChance(chance: number): string {
  return say("table-chance", { percent: percentOf(chance) });
}

/** What to call who sits there: their own name, or what they are. */
export function nameOf(sitter: Sitter, seat: number): string {
  if (sitter.name) return sitter.name;
  const [kind = "", level = ""] = sitter.who.split(":");
  return say(`seat-${kind}`, { number: seat + 1, level: Number(level) });
}
