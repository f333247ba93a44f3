// Cars in a state: where they stand, and where they look.
import type { Event, State } from "$generated/a_vos_marques/layout";
import type { Laid } from "../laid";
import { FINISH, type Network, NO_DESTINATION, START } from "../roads/network";

type Passed = Extract<Event, { kind: "passed" }>;
type Player = State["players"][number];

/** The spaces that an event says a car has passed. */
export function passedSpaces(laid: Laid, event: Passed): number[] {
  const { by_1, by_2, by_3, by_4, by_5 } = event;
  return [by_1, by_2, by_3, by_4, by_5].filter((space) => space < laid.roads.spaces.length);
}

/** The space that an errand leads to. */
export function errandSpace(laid: Laid, { destination }: Player): number | null {
  return destination === NO_DESTINATION ? null : laid.roads.destinations[destination]!;
}

/** The spaces that other cars stand on. */
export function takenSpaces(state: State, seat: number): Set<number> {
  const others = state.players.slice(0, state.num_players).filter((_, other) => other !== seat);
  return new Set(others.map(({ space }) => space).filter((space) => space !== START));
}

/** As far as a car has come: to the last free space. */
export function trail(laid: Laid, state: State, event: Passed): void {
  const taken = takenSpaces(state, event.seat);
  const player = state.players[event.seat]!;
  const spaces = passedSpaces(laid, event);
  const last = spaces.findLastIndex((space) => space === FINISH || !taken.has(space));
  if (last < 0) return;
  put(player, spaces[last]!, spaces[last - 1] ?? comingFrom(laid, player.space, spaces[last]!));
}

/** The neighbour of a space by which a car has come from another one. */
function comingFrom(laid: Laid, from: number, space: number): number {
  const network = laid.roads;
  const ways = network.ways(space);
  if (ways.includes(from)) return from;
  const away = (one: number) => network.steps(one, from);
  return ways.toSorted((one, other) => away(one) - away(other))[0] ?? from;
}

/** A car that has driven: it looks away from where it came from. */
export function drive(laid: Laid, state: State, seat: number, from: number, space: number): void {
  const player = state.players[seat]!;
  if (player.space !== space) put(player, space, comingFrom(laid, from, space));
}

/** A car that is pushed keeps looking ahead. */
export function carPushed(laid: Laid, state: State, seat: number, space: number): void {
  const player = state.players[seat]!;
  put(player, space, behind(laid.roads, space, errandSpace(laid, player)));
}

/** The space at the back of a car that looks ahead: against the arrows, or away from its errand.
 *
 * No event tells it, as the car was never there; until all is shown, it is found as the rules do
 * (`space_behind` in forced.py): AVM-60, AVM-61. */
function behind(network: Network, space: number, destination: number | null): number {
  const back = network.back(space);
  if (destination === null) return back;
  const isFarther = (to: number) =>
    to !== FINISH && network.steps(to, destination) > network.steps(space, destination);
  return [back, ...network.neighbours(space)].find(isFarther) ?? space;
}

/** A car that is lifted looks along the road. */
export function lift(laid: Laid, state: State, seat: number, space: number): void {
  put(state.players[seat]!, space, laid.roads.back(space));
}

export function put(player: Player, space: number, cameFrom: number): void {
  Object.assign(player, { space, came_from: cameFrom });
}
