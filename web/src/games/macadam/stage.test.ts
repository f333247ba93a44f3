// Within a round, events tell everything that a viewer may know of the players and the stock.
// games.test.ts, which compares the rest, cannot know that a new hand is told by no event.
import { expect, it } from "vitest";
import { type Event, Phase, type State } from "$generated/macadam/layout";
import { decodeEvents } from "../../engine/events";
import { decode, viewOf } from "../../engine/memory";
import { newMatch, nextStep, pickedAction } from "../testing";
import { stage } from "./stage";
import { NOTHING } from "./traffic/cards";

const GAMES_PLAYED = 12;
const PATIENCE = 60_000; // milliseconds, on a busy machine

/** What a hand that was drawn for may lack again shows when the view comes, not before. */
function known({ players, under, under_size, under_first }: State) {
  const told = players.map((player) => ({ ...player, fresh: [], lacks: NOTHING }));
  return { players: told, under, under_size, under_first };
}

/** The cards that a seat is shown to lack and may have. */
function mistaken(staged: State, actual: State): bigint[] {
  return staged.players.map(({ lacks }, seat) => lacks & ~actual.players[seat]!.lacks);
}

/** Plays at random, and compares what a viewer is shown with what is. */
function playThrough(number: number): void {
  const match = newMatch("macadam", number);
  const viewer = (number % (match.terms.players + 1)) - 1;
  const shown = () => decode(match.facts.records.state, viewOf(match.view(viewer))) as State;
  for (let step = number; !match.isOver; step = nextStep(step)) {
    const state = shown();
    match.act(...pickedAction(match, step));
    const events = decodeEvents(match.facts, match.events(viewer, match.length)) as Event[];
    for (const event of events) stage(state, event);
    const isDealt = events.some(({ kind }) => kind === "dealt");
    if (isDealt || shown().phase === Phase.OVER) continue; // new hands, or all of them open
    expect(known(state), `game ${number}, action ${match.length}`).toEqual(known(shown()));
    expect(mistaken(state, shown()).every((cards) => cards === NOTHING)).toBe(true);
  }
}

it(
  "shows hands, exposed cards and papers as they are, and nothing wrong of what hands lack",
  () => {
    for (let number = 0; number < GAMES_PLAYED; number += 1) playThrough(number);
  },
  PATIENCE,
);
