// How a race stands, as tablets and words tell it.
import { Phase, Status, VALUES, type State } from "$generated/ave_cesar/layout";
import { HIDDEN } from "../contract";
import { spacesInCards } from "./cards";
import type { Circus } from "./course";
import { isOnTrack, isSaluteDue, reachOf, standpointOf, stepsLeft, takenSpaces } from "./ways";

type Player = State["players"][number];

/** Why a card of the hand cannot be played. */
export type Stuck = "six" | "wait" | "blocked" | "salute";

function isLeader(state: State, seat: number): boolean {
  return ((state.leaders >> seat) & 1) === 1;
}

/** Whether a seat may not play its sixes because it leads, exceptions aside. */
export function isSixBarred(state: State, seat: number): boolean {
  return isLeader(state, seat) && state.has_begun === 1 && state.crossed === 0;
}

/** The seats in the lead. */
export function leadersOf(state: State): number[] {
  return state.players.flatMap((_, seat) => (isLeader(state, seat) ? [seat] : []));
}

/** How many spaces the cards are worth beyond the shortest way; null without such a way. */
export function spareOf(circus: Circus, state: State, player: Player): number | null {
  const left = stepsLeft(circus, state, player);
  return left === null ? null : spacesInCards(player) - left;
}

export function isRacing(player: Player): boolean {
  return player.status === Status.RACING;
}

/** Whether a chariot has left the race without reaching its end. */
export function isWrecked(player: Player): boolean {
  return !isRacing(player) && player.status !== Status.FINISHED;
}

/** Whether the viewer knows the cards of a hand. */
export function isHandOpen(player: Player): boolean {
  return player.hand[0] !== HIDDEN;
}

/** What keeps a card from being played that leads nowhere; null if only a lesson does. */
export function whyStuck(circus: Circus, state: State, seat: number, value: number): Stuck | null {
  if (value === VALUES && isSixBarred(state, seat)) return "six";
  if (state.phase === Phase.WAIT) return "wait";
  const player = state.players[seat]!;
  if (!isOnTrack(player)) return "blocked";
  const { space } = standpointOf(circus, player);
  const ends = reachOf(circus.courseOf(state), space, value, takenSpaces(circus, state, seat));
  if (!ends.length) return "blocked";
  return isSaluteDue(player) ? "salute" : null;
}
