// Mark's side of the app.
import type { Event, Move, State } from "$generated/mark/layout";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import { effect } from "./effects";
import { places } from "./happened";
import { isRoutine, path } from "./moves";
import { outline } from "./outlines";
import Own from "./Own.svelte";
import { pieces, stage, unstaged } from "./stage";
import { describe, notes, standing, worth } from "./words";

export const ui: GameUi<State, Event, Move> = {
  Board,
  Own,
  path,
  isRoutine,
  stage,
  unstaged,
  pieces,
  outline,
  places,
  effect,
  standing,
  worth,
  notes,
  describe,
};
