// Macadam's side of the app.
import type { Event, Move, State } from "$generated/macadam/layout";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import { effect } from "./effects";
import { partOf, places } from "./happened";
import { couldMean } from "./meaning";
import { detours, path } from "./moves";
import { outline } from "./outlines";
import Own from "./Own.svelte";
import { endsPreview, pieces, stage, unstaged } from "./stage";
import { tallies } from "./telling/tallies";
import { ask, describe, notes, standing } from "./telling/words";

export const ui: GameUi<State, Event, Move> = {
  Board,
  Own,
  path,
  detours,
  couldMean,
  stage,
  endsPreview,
  unstaged,
  pieces,
  outline,
  partOf,
  places,
  effect,
  standing,
  ask,
  notes,
  tallies,
  describe,
};
