// What the board says in passing: what comes of a letter, what is asked, or what has just happened.
import facts from "$generated/autoscooter/facts.json";
import type { Event, State } from "$generated/autoscooter/layout";
import type { Facts } from "../../engine/facts";
import type { GameEvent } from "../../engine/events";
import type { Say } from "$lib/texts.svelte";
import type { Player } from "../contract";
import { sayEvent } from "../spoken";
import { letterName } from "./letters";
import type { Programming } from "./programming.svelte";
import { numberWords, outcomeWords, type Turn } from "./spotwords";
import { taskWords } from "./words";

interface Occasion {
  shown: State;
  asked: Programming;
  turns: readonly Turn[];
  now: { number: number; event: Event } | null;
  players: readonly Player[];
  say: Say;
}

/** Whoever is asked reads what they look at and what is left to choose; the others, what happens. */
export function captionOf(occasion: Occasion): string[] {
  const { shown, asked, turns, now, players, say } = occasion;
  const { car, outcome, lookedNumber } = asked;
  const left = leftToDo(shown, asked, say);
  const number = lookedNumber ?? (outcome ? null : asked.number);
  if (car !== null && number !== null) return [numberWords(shown, car, number, say), ...left];
  if (outcome) {
    const letter = letterName(outcome.letter);
    const what = say("board-outcome", { letter, what: outcomeWords(outcome, say) });
    return [what, ...left, say("board-if-still"), ...turns.map(({ words }) => words)];
  }
  if (left.length || asked.proposed !== null) return left;
  const names = players.map(({ name }) => name);
  return now ? [sayEvent(say, facts as unknown as Facts, now.event as GameEvent, names)] : [];
}

function leftToDo(shown: State, asked: Programming, say: Say): string[] {
  const { car, number, letter, letters, proposed } = asked;
  const subject = asked.subject ?? asked.starter;
  if (subject === null || proposed !== null) return [];
  if (letters.length && number !== null) return [say("board-now-letter")];
  if (car !== null && letter !== null) return [say("board-now-number")];
  return [taskWords(shown, subject, say)];
}
