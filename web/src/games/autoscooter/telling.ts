// What the board says in passing: what comes of a letter, or what has just happened.
import facts from "$generated/autoscooter/facts.json";
import type { Event } from "$generated/autoscooter/layout";
import type { Facts } from "../../engine/facts";
import type { GameEvent } from "../../engine/events";
import { sayEvent } from "$lib/spoken";
import type { Say } from "$lib/texts.svelte";
import type { Player } from "../contract";
import type { Outcome } from "./ends";
import { letterName } from "./letters";
import { outcomeWords, type Turn } from "./spotwords";

interface Occasion {
  outcome: Outcome | null;
  turns: readonly Turn[];
  now: { number: number; event: Event } | null;
  players: readonly Player[];
  say: Say;
}

export function captionOf({ outcome, turns, now, players, say }: Occasion): string[] {
  if (outcome) {
    const what = `${letterName(outcome.letter)}: ${outcomeWords(outcome, say)}`;
    return [what, `(${say("board-if-still")})`, ...turns.map(({ words }) => words)];
  }
  const names = players.map(({ name }) => name);
  return now ? [sayEvent(say, facts as unknown as Facts, now.event as GameEvent, names)] : [];
}
