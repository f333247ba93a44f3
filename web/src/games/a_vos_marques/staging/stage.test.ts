// What the plates and the map show is true after the events of every action.
import type { Event, State } from "$generated/a_vos_marques/layout";
import { expect, it } from "vitest";
import { decodeEvents } from "../../../engine/events";
import { decode, viewOf } from "../../../engine/memory";
import { newMatch, nextStep, pickedAction } from "../../testing";
import { BOX } from "../laid";
import { seated, stage } from "./stage";

const GAMES = [2, 4, 8];
const MOST_ACTIONS = 400;

/** What everybody sees of a player. */
function seen(state: State) {
  return seated(state).map((player) => ({
    ...{ ecus: player.ecus, space: player.space, came_from: player.came_from },
    ...{ count: player.count, marks: player.marks, waiting: player.waiting },
    ...{ tickets: player.tickets, hand: player.hand, hand_size: player.hand_size },
    ...{ errand_card: player.errand_card, destination: player.destination },
  }));
}

it.each(GAMES)("shows the players as they are, in game %i", (number) => {
  const match = newMatch("a_vos_marques", number);
  const { facts } = match;
  const viewer = number % match.terms.players;
  const shown = () => decode(facts.records.state, viewOf(match.view(viewer))) as State;
  for (let step = number; !match.isOver && match.length < MOST_ACTIONS; step = nextStep(step)) {
    const state = shown();
    const isTrading = state.trades > 0;
    match.act(...pickedAction(match, step));
    const events = decodeEvents(facts, match.events(viewer, match.length)) as unknown as Event[];
    for (const event of events) stage(BOX, state, event);
    if (match.isOver) return; // then all is shown
    expect(seen(state), `action ${match.length} ${isTrading}`).toEqual(seen(shown()));
  }
});
