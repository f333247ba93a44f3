// The moves drawn on the board are those that the rules allow, space by space and way by way.
import { Phase, type Move, type State } from "$generated/a_vos_marques/layout";
import { expect, it } from "vitest";
import { Actions } from "../../../engine/actions";
import { decode, viewOf } from "../../../engine/memory";
import { foreseenFrom } from "../../../engine/foresight";
import type { Match } from "../../../engine/match";
import { newMatch, nextStep, pickedAction } from "../../testing";
import { BOX } from "../laid";
import { drivesOf, type Foresight } from "./ways";

const GAMES = [0, 1, 2];
const MOST_ACTIONS = 500;

function stateOf(match: Match, viewer: number): State {
  return decode(match.facts.records.state, viewOf(match.view(viewer))) as State;
}

/** Every move that the rules allow, as "space way". */
function legalDrives(match: Match, seat: number): string[] {
  const actions = Actions.of(match.facts);
  const moves = match.legal(seat).map((action) => actions.decode(action) as unknown as Move);
  return moves.flatMap((move) => (move.kind === "drive" ? [`${move.space} ${move.way + 1}`] : []));
}

function drawnDrives(match: Match, seat: number): string[] {
  const foreseen = foreseenFrom(match.rules, match.view(seat), seat) as unknown as Foresight[];
  return drivesOf(BOX, foreseen).map(({ end, way }) => `${end} ${way}`);
}

it.each(GAMES)("are the legal ones in game %i", (number) => {
  const match = newMatch("a_vos_marques", number);
  for (let step = number; !match.isOver && match.length < MOST_ACTIONS; step = nextStep(step)) {
    const [seat] = match.now.waiting as [number];
    const state = stateOf(match, seat);
    if (state.phase === Phase.MOVE) {
      const where = `action ${match.length}`;
      expect(drawnDrives(match, seat), where).toEqual(legalDrives(match, seat));
    }
    match.act(...pickedAction(match, step));
  }
});
