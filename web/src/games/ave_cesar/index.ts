// Ave César's side of the app.
import type { Event, Move, State } from "$generated/ave_cesar/layout";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import { BOX, type Circus, circusOn } from "./course";
import { effect } from "./effects";
import { partOf, placesIn } from "./happened";
import { explainedOn } from "./lanes";
import { couldMean } from "./meaning";
import { detours, path } from "./moves";
import { outline } from "./outlines";
import Own from "./Own.svelte";
import { endsPreview, pieces, stage, unstaged } from "./stage";
import { describe, notes, standing } from "./words";

function uiOn(circus: Circus): GameUi<State, Event, Move> {
  return {
    Board,
    Own,
    on: (facts) => uiOn(circusOn(facts)),
    path: (move) => path(circus, move),
    detours: (move) => detours(circus, move),
    couldMean: (state, seat, move) => couldMean(circus, state, seat, move),
    stage: (state, event) => stage(circus, state, event),
    endsPreview,
    unstaged,
    pieces: (state) => pieces(circus, state),
    outline: (place, viewer, state) => outline(circus, place, viewer, state),
    partOf,
    places: placesIn(circus),
    effect,
    standing,
    notes: (state, seat, say) => notes(circus, state, seat, say),
    explained: explainedOn(circus),
    describe: (telling) => describe(circus, telling),
  };
}

export const ui = uiOn(BOX);
