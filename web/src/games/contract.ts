// What a game brings to the app: a folder under games/ whose index.ts exports `ui`.
import type { Component } from "svelte";
import type { Box } from "$lib/boxes";
import type { Mark } from "$lib/seats";
import type { Sound } from "$lib/sound";
import type { Say, Values } from "$lib/texts.svelte";
import type { Facts } from "../engine/facts";

export type { SpotState } from "$lib/board.svelte";
export type { Box, Mark, Sound };
export { HIDDEN } from "../engine/events"; // stands for a value that the viewer may not know

export const SPECTATOR = -1;

/** Something that lies on the board and can travel. */
export interface Piece {
  kind: string; // what it is: pieces of a kind can stand for each other
  place: string; // where it lies
}

/** A piece that keeps its identity while it travels. */
export interface TrackedPiece extends Piece {
  id: number;
}

/** A person or a bot at the table. */
export interface Player {
  seat: number;
  name: string;
  who: string; // "human", or a bot: "level:3"
}

/** What would come of something if nothing else happened: the rules tell it, boards draw it. */
export interface Foreseen<Question, Event> {
  question: Question; // one of the kinds that the game's state.py declares
  events: readonly Event[];
}

/** What the table hands to a board. Boards draw, and tell which spot was pressed. */
export interface BoardProps<State, Event = unknown, Question = unknown> {
  state: State; // as the viewer may know it; while events play, as far as they were told
  viewer: number; // the seat to draw nearest, or SPECTATOR
  isShared: boolean; // others look on as well: what the viewer has in secret is covered
  players: readonly Player[];
  pieces: readonly TrackedPiece[];
  waiting: readonly number[]; // the seats that must act now
  foreseen: readonly Foreseen<Question, Event>[]; // while the viewer chooses; of the state before
  now: { number: number; event: Event } | null; // the event being shown, counted
  flights: readonly TrackedFlight[];
  facts: Facts; // the game's, with the board that lies on this table
  say: Say;
}

/** What the viewer's own slip beside the board is given. */
export interface OwnProps<State> {
  state: State;
  seat: number;
  isShared: boolean; // others look on as well
  facts: Facts;
  say: Say;
}

/** Something that flies over the board for a moment, such as money. */
export interface Flight {
  from: string; // a place
  to: string; // a place
  text: string;
}

export interface TrackedFlight extends Flight {
  id: number;
}

/** What an event looks and sounds like, beside the change of the state. */
export interface Effect {
  sound?: Sound;
  flight?: Flight;
  pause: number; // milliseconds to look at it
  isQuiet?: boolean; // it goes without saying: nobody lists it or reads it out
}

/** What a seat shows beside its name, such as its money. */
export interface Standing {
  text: string; // short: "$12"
  unit?: string; // below it, where it does not say by itself what it counts: "spaces to go"
  label: string; // in words, for those who hear it: "12 dollars"
  note?: string; // a warning: "fee $5"
}

/** A part of the board in words. */
export interface Passage {
  title: string;
  lines: string[];
}

/** Something that is counted for each seat over a match, such as hits. */
export interface Tally {
  label: string;
  values: number[]; // by seat
}

export interface Telling<State> {
  state: State;
  viewer: number;
  players: readonly Player[];
  say: Say;
}

export interface GameUi<State, Event, Move, Question = unknown> {
  /** One root <svg> with a viewBox in board units: a lesson's pencil is laid over it. */
  Board: Component<BoardProps<State, Event, Question>>;
  /** The viewer's own area: what they alone may know, or what concerns them alone. */
  Own: Component<OwnProps<State>>;
  /** The same on the board of a table, where people may bring boards of their own. */
  on?(facts: Facts): GameUi<State, Event, Move, Question>;
  /** The ways on the board to a move: the spots to press, in order. None for a bare number. */
  path(move: Move, seat: number): string[];
  /** Other orders in which the spots of a way may be pressed, where there are any. */
  detours?(move: Move, seat: number): string[][];
  /** Whether a move is worth a word to somebody who pressed a spot on the way to it in vain. */
  couldMean?(state: State, seat: number, move: Move): boolean;
  /** Whether a move that is the only one goes by itself, once its turn was begun by hand: nobody
   *  needs to think about it, and everybody knows from what they see that there is no other. */
  isRoutine?(state: State, move: Move): boolean;
  /** Shows an event in a copy of the state. The rules have long decided; this only draws. */
  stage(state: State, event: Event): void;
  /** Whether an event leads on to something else than the move: what is proposed is shown until there. */
  endsPreview?(event: Event): boolean;
  /** Fields of the state that events do not tell: they stay as they were until all is shown. */
  unstaged: readonly (keyof State)[];
  pieces(state: State): Piece[];
  /** Where a spot or another place now is for a viewer, so that it can be pointed at. */
  outline(place: string, viewer: number, state: State): Box | undefined;
  /** What an event is part of, such as the dealing: a message that tells it and its neighbours as one. */
  partOf?(event: Event): string | undefined;
  /** The places that an event is about, of those that have an outline; none that it hides. */
  places(event: Event): string[];
  effect(event: Event, say: Say): Effect;
  standing(state: State, seat: number, say: Say): Standing;
  /** What a seat has in the end, as it is written; left out: the bare number. */
  worth?(points: number, say: Say): string;
  /** What marks a seat in place of its own colour and symbol: the pieces it has, by colour and number. */
  marks?(state: State, seat: number): Mark[];
  /** Values of a text with more about the codes among them, for texts that do without these codes.
   *  The state is whichever is shown, if one is: it tells what holds for long, such as the board. */
  explained?(this: void, values: Values, state: State | null): Values;
  /** What somebody is asked, where the state tells more than its phase; else it is `ask-` and the phase. */
  ask?(state: State, seat: number, say: Say): string;
  /** What somebody who is asked should know at a glance, in words. */
  notes(state: State, seat: number, say: Say): string[];
  /** A finished match in numbers, from all its events that are listed. */
  tallies?(events: readonly Event[], players: number, say: Say): Tally[];
  /** The board in words. */
  describe(telling: Telling<State>): Passage[];
}

/** The pictures beside how a game is played, in its rules: read at a glance before a first match. */
export interface Glance {
  /** The game's paints, as a style. */
  paints: string;
  /** By the names that stand in the rules documents: each drawn on 320 by 200 units, given `say`. */
  pictures: Readonly<Record<string, Component<any>>>;
}

/** A game of any kind, as the app handles it. */
export type AnyGameUi = GameUi<any, any, any, any>;
