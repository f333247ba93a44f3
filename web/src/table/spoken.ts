// Who sits at a table, and what they took back, in words.
import { say } from "$lib/texts.svelte";
import type { Frame } from "../engine/referee";
import type { Player } from "../games/contract";
import { characterOf, ownLevelOf } from "./cast";
import type { Sitter } from "./table";

/** That somebody took a move back, and whether something had become known by it. */
export function sayTakenBack(
  { seat, wasKnown }: Frame["takenBack"][number],
  names: readonly string[],
): string {
  return say(wasKnown ? "taken-back-known" : "taken-back", { name: names[seat]! });
}

/** The same of several moves in one go. */
export function sayTakenTogether(
  { count, ...taken }: Frame["takenBack"][number] & { count: number },
  names: readonly string[],
): string {
  if (count === 1) return sayTakenBack(taken, names);
  const name = names[taken.seat]!;
  return say(taken.wasKnown ? "table-took-back-known" : "table-took-back", { name, count });
}

/** What to call who sits there: their own name, or what they are. */
export function nameOf(sitter: Sitter, seat: number): string {
  if (sitter.name) return sitter.name;
  const [kind = ""] = sitter.who.split(":");
  return characterOf(sitter.who, seat)?.name ?? say(`seat-${kind}`, { number: seat + 1 });
}

/** "Amateur" of a bot of that level; nothing of anybody else. */
export function sayLevel(player: Pick<Player, "who" | "name" | "seat">): string {
  const level = ownLevelOf(player);
  return level ? say("level", { level }) : "";
}
