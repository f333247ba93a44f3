// Autoscooter's side of the app.
import type { Event, Move, Question, State } from "$generated/autoscooter/layout";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import { marks } from "./cars";
import { effect } from "./effects";
import { tallies } from "./feats";
import { partOf, places } from "./happened";
import { detours, isRoutine, path } from "./moves";
import { outline } from "./outlines";
import Own from "./Own.svelte";
import { endsPreview, pieces, stage, unstaged } from "./stage";
import { describe, notes, standing } from "./words";
import { couldMean } from "./writing";

export const ui: GameUi<State, Event, Move, Question> = {
  Board,
  Own,
  path,
  detours,
  couldMean,
  isRoutine,
  stage,
  endsPreview,
  unstaged,
  pieces,
  outline,
  partOf,
  places,
  effect,
  standing,
  marks,
  notes,
  tallies,
  describe,
};
