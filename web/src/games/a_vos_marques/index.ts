// À vos marques's side of the app.
import type { Event, Move, Question, State } from "$generated/a_vos_marques/layout";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import { effectOn } from "./effects";
import { placesOn } from "./happened";
import { BOX, type Laid, laidOn } from "./laid";
import { couldMean } from "./meaning";
import { detours, path } from "./moves";
import { outline } from "./outlines";
import Own from "./Own.svelte";
import { endsPreview, pieces, stage, unstaged } from "./staging/stage";
import { explainedOn } from "./telling/codes";
import { describe } from "./telling/describe";
import { tallies } from "./telling/tallies";
import { notes, standing } from "./telling/words";
import { isRoutine } from "./turn/routine";

function uiOn(laid: Laid): GameUi<State, Event, Move, Question> {
  return {
    Board,
    Own,
    on: (facts) => uiOn(laidOn(facts)),
    path: (move) => path(laid, move),
    detours: (move) => detours(laid, move),
    couldMean,
    isRoutine,
    stage: (state, event) => stage(laid, state, event),
    endsPreview,
    unstaged,
    pieces: (state) => pieces(laid, state),
    outline: (place, viewer, state) => outline(laid, place, viewer, state),
    places: placesOn(laid),
    effect: effectOn(laid),
    standing: (state, seat, say) => standing(laid, state, seat, say),
    notes: (state, seat, say) => notes(laid, state, seat, say),
    tallies,
    explained: explainedOn(laid),
    describe: (telling) => describe(laid, telling),
  };
}

export const ui = uiOn(BOX);
