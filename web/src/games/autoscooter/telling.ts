// What the board says in passing: what comes of a letter, or what has just happened.
import facts from "$generated/autoscooter/facts.json";
import type { Event, State } from "$generated/autoscooter/layout";
import type { Facts } from "../../engine/facts";
import type { GameEvent } from "../../engine/events";
import { sayEvent } from "$lib/spoken";
import type { Say } from "$lib/texts.svelte";
import type { Player } from "../contract";
import { letterName } from "./letters";
import type { Programming } from "./programming.svelte";
import { numberWords, outcomeWords, type Turn } from "./spotwords";

interface Occasion {
  shown: State;
  asked: Programming;
  turns: readonly Turn[];
  now: { number: number; event: Event } | null;
  players: readonly Player[];
  say: Say;
}

export function captionOf(occasion: Occasion): string[] {
  const { shown, asked, turns, now, players, say } = occasion;
  const { car, outcome, lookedNumber } = asked;
  if (car !== null && lookedNumber !== null) return [numberWords(shown, car, lookedNumber, say)];
  if (outcome) {
    const what = `${letterName(outcome.letter)}: ${outcomeWords(outcome, say)}`;
    return [what, say("board-if-still"), ...turns.map(({ words }) => words)];
  }
  const names = players.map(({ name }) => name);
  return now ? [sayEvent(say, facts as unknown as Facts, now.event as GameEvent, names)] : [];
}
