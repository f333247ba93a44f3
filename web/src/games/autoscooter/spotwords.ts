// What spots are called, and what comes of a letter, in words.
import { HEADING, HEX, NO_SIDE, SIDE, type State } from "$generated/autoscooter/layout";
import type { Say } from "$lib/texts.svelte";
import type { Stand } from "./course";
import type { End } from "./ends";
import { letterName } from "./letters";
import { isUsed, placesFor } from "./numbers";
import { endOf, type Outcome } from "./outcomes";
import { carWords, joined } from "./words";

export function hexWords(state: State, hex: number, say: Say): string {
  const car = state.on[hex]!;
  const name = say("board-hex", { hex: HEX[hex]! });
  return car < 0 ? name : joined(name, carWords(state, car, say));
}

export function numberWords(state: State, car: number, number: number, say: Say): string {
  const name = say("board-number", { number: number + 1 });
  if (isUsed(state, car, number)) return joined(name, say("board-used"));
  const [first, last] = placesFor(state, car, number);
  return joined(name, say(first === last ? "board-place" : "board-places", { first, last }));
}

/** The range of places in short: "2–5". */
export function placesText(state: State, car: number, number: number): string {
  const [first, last] = placesFor(state, car, number);
  return first === last ? `${first}` : `${first}–${last}`;
}

export function letterWords(letter: number, outcome: Outcome | null, say: Say): string {
  const card = say("board-letter", { letter: letterName(letter) });
  return outcome ? joined(card, outcomeWords(outcome, say), say("board-if-still")) : card;
}

export function endWords({ outcomes }: End, say: Say): string {
  const letters = outcomes.map(({ letter }) => letterName(letter)).join(" ");
  return joined(say("board-end", { letters }), outcomeWords(outcomes[0], say));
}

/** The case, the crash and the chips. */
export function outcomeWords(outcome: Outcome, say: Say): string {
  const { crash, gain } = outcome;
  const { hex, heading } = endOf(outcome);
  const where = { hex: HEX[hex]!, heading: HEADING[heading]! };
  const drive = say(`board-case-${outcome.case}`, where);
  if (!crash) return drive;
  const hit = say(`board-crash-${crash.kind}`, { struck: crash.struck + 1 });
  return joined(drive, hit, gainWords(gain, say));
}

function gainWords(gain: number, say: Say): string {
  return say(gain < 0 ? "board-loss" : "board-gain", { count: Math.abs(gain) });
}

export interface Turn {
  stands: readonly Stand[];
  words: string;
}

/** What becomes of a letter if the car is turned before it moves. */
export function turnsOf(outcomes: readonly Outcome[], letter: number, say: Say): Turn[] {
  const turned = outcomes.filter((one) => one.letter === letter && one.side !== NO_SIDE);
  return turned.map((outcome) => {
    const what = outcomeWords(outcome, say);
    return { stands: outcome.stands, words: say(`board-turned-${SIDE[outcome.side]}`, { what }) };
  });
}
