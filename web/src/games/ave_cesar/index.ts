// Ave César's side of the app.
import type { Event, Move, State } from "$generated/ave_cesar/layout";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import { lay } from "./course";
import { effect } from "./effects";
import { couldMean } from "./meaning";
import { detours, path } from "./moves";
import { outline } from "./outlines";
import Own from "./Own.svelte";
import { endsPreview, pieces, stage, unstaged } from "./stage";
import { describe, notes, standing } from "./words";

export const ui: GameUi<State, Event, Move> = {
  Board,
  Own,
  lay,
  path,
  detours,
  couldMean,
  stage,
  endsPreview,
  unstaged,
  pieces,
  outline,
  effect,
  standing,
  notes,
  describe,
};
