// À vos marques's side of the app.
import type { Event, Move, State } from "$generated/a_vos_marques/layout";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import { effect } from "./effects";
import { lay } from "./laid";
import { couldMean } from "./meaning";
import { detours, path } from "./moves";
import { outline } from "./outlines";
import Own from "./Own.svelte";
import { endsPreview, pieces, stage, unstaged } from "./staging/stage";
import { describe } from "./telling/describe";
import { tallies } from "./telling/tallies";
import { notes, standing } from "./telling/words";

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
  tallies,
  describe,
};
