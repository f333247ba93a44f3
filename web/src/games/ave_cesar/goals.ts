// Where the cards of a hand lead, as a player weighs it.
import { type State, VALUES } from "$generated/ave_cesar/layout";
import type { Circus, Standpoint } from "./course";
import { cardSpot, FINISH, spaceSpot } from "./moves";
import {
  isOnTrack,
  isSaluteDue,
  keepsAlley,
  reachOf,
  standpointOf,
  takenSpaces,
  wasteOf,
  wayOverLine,
  wayTo,
} from "./ways";

type Leads = (path: readonly string[]) => boolean;

/** A space, or the finish, that a card leads to. */
export interface Goal {
  value: number; // of the card, from 1
  spot: string; // to press
  space: string | null; // none at the finish
  waste: number | null; // spaces; none at the finish, and where no way leads to it any more
  risk: "forfeit" | "gamble" | null; // of missing the salute: for sure, or unless a good card comes
}

/** The cards of a hand that can be seen: how many of each value, from 1. */
export function handOf(player: State["players"][number]): { value: number; count: number }[] {
  return player.hand.flatMap((count, kind) => (count > 0 ? [{ value: kind + 1, count }] : []));
}

/** All that a seat can play, card by card. */
export function goalsOf(circus: Circus, state: State, seat: number, leads: Leads): Goal[] {
  const player = state.players[seat]!;
  if (!isOnTrack(player)) return [];
  return handOf(player).flatMap(({ value }) => [
    ...spacesFor(circus, state, seat, value, leads),
    ...finishFor(value, leads),
  ]);
}

function spacesFor(
  circus: Circus,
  state: State,
  seat: number,
  value: number,
  leads: Leads,
): Goal[] {
  const from = standpointOf(circus, state.players[seat]!);
  const course = circus.courseOf(state);
  const spaces = reachOf(course, from.space, value, takenSpaces(circus, state, seat));
  return spaces
    .filter((space) => leads([cardSpot(value), spaceSpot(space)]))
    .map((space) => ({
      value,
      spot: spaceSpot(space),
      space,
      waste: wasteOf(course, from, space, value),
      risk: riskOf(circus, state, seat, value, space),
    }));
}

function finishFor(value: number, leads: Leads): Goal[] {
  if (!leads([cardSpot(value), FINISH])) return [];
  return [{ value, spot: FINISH, space: null, waste: null, risk: null }];
}

function riskOf(
  circus: Circus,
  state: State,
  seat: number,
  value: number,
  space: string,
): Goal["risk"] {
  const player = state.players[seat]!;
  const course = circus.courseOf(state);
  const from = standpointOf(circus, player);
  if (!isSaluteDue(player)) return null;
  if (!keepsAlley(course, from, space)) return "forfeit";
  if (course.isAlley(space)) return null;
  const kept = player.hand.map((count, kind) => (kind + 1 === value ? count - 1 : count));
  return canKeep(circus, state, { ...from, space }, kept) ? null : "gamble";
}

/** Whether one of some cards would keep the salute possible, if no chariot were in the way. */
function canKeep(circus: Circus, state: State, from: Standpoint, hand: readonly number[]): boolean {
  const course = circus.courseOf(state);
  return hand.some(
    (count, kind) =>
      count > 0 &&
      reachOf(course, from.space, kind + 1).some((space) => keepsAlley(course, from, space)),
  );
}

/** Whether the salute is due, and no card of the hand keeps it possible. */
export function mustForfeit(circus: Circus, state: State, seat: number): boolean {
  const player = state.players[seat]!;
  if (!isOnTrack(player) || !isSaluteDue(player)) return false;
  return !canKeep(circus, state, standpointOf(circus, player), player.hand);
}

/** The way that leads to a goal: with the finish, as far as the first space behind the line. */
export function wayToGoal(
  circus: Circus,
  state: State,
  seat: number,
  { value, space }: Goal,
): string[] {
  const from = standpointOf(circus, state.players[seat]!).space;
  const taken = takenSpaces(circus, state, seat);
  const course = circus.courseOf(state);
  const way = space
    ? wayTo(course, [from, space], value, taken)
    : wayOverLine(course, from, value, taken);
  return way ?? [];
}

/** All spaces that any card could lead to if no chariot were in the way: those worth asking about. */
export function spacesAhead(circus: Circus, state: State, seat: number): string[] {
  const player = state.players[seat]!;
  if (!isOnTrack(player)) return [];
  const from = standpointOf(circus, player).space;
  const values = Array.from({ length: VALUES }, (_, kind) => kind + 1);
  return [...new Set(values.flatMap((value) => reachOf(circus.courseOf(state), from, value)))];
}
