// What a board is given to show, whether a match is played, taught or looked at again.
import type { GameEvent } from "../engine/events";
import type { Foreseen } from "../engine/foresight";
import type { AnyGameUi, Player, SpotState, TrackedFlight, TrackedPiece } from "../games/contract";
import type { Say } from "$lib/texts.svelte";
import { nameOf } from "./spoken";
import type { Sitter, Table } from "./table";

export interface Scene {
  readonly ui: AnyGameUi;
  readonly table: Pick<Table, "facts">;
  readonly shown: unknown; // the state to draw
  readonly pieces: readonly TrackedPiece[];
  readonly viewer: number;
  readonly isShared: boolean; // people look on together, none of whom is asked
  readonly players: readonly Player[];
  readonly waiting: readonly number[];
  readonly foreseen: readonly Foreseen[]; // what could come of what the viewer chooses
  readonly now: { number: number; event: GameEvent } | null;
  readonly flights: readonly TrackedFlight[];
  readonly say: Say;
  readonly points: readonly string[]; // the places that a lesson points at
  readonly lit: readonly string[]; // the places that a sentence looked at is about
  readonly firstOpen: string | null; // the spot that the keyboard reaches first
  stateOf(spot: string): SpotState;
  leads(path: readonly string[]): boolean; // whether pressing these spots leads to a legal action
  press(spot: string): void;
  playAlone(spot: string): void; // plays what a spot leads to, without asking
  light(places: readonly string[]): void;
  hurry(): void; // goes on from the event being shown
}

/** Those who sit at a table, as its board is told of them. */
export function playersOf(sitters: readonly Sitter[]): Player[] {
  return sitters.map((sitter, seat) => ({
    seat,
    name: nameOf(sitter, seat),
    who: sitter.who,
  }));
}
