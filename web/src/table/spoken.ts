// Who sits at a table, and what they took back, in words.
import { say } from "$lib/texts.svelte";
import type { Frame } from "../engine/referee";
import type { Sitter } from "./table";

/** That somebody took a move back, and whether something had become known by it. */
export function sayTakenBack(
  { seat, wasKnown }: Frame["takenBack"][number],
  names: readonly string[],
): string {
  return say(wasKnown ? "taken-back-known" : "taken-back", { name: names[seat]! });
}

/** What to call who sits there: their own name, or what they are. */
export function nameOf(sitter: Sitter, seat: number): string {
  if (sitter.name) return sitter.name;
  const [kind = "", level = ""] = sitter.who.split(":");
  return say(`seat-${kind}`, { number: seat + 1, level: Number(level) });
}
