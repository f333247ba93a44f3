// Where cars stand: on their spaces, and side by side at the start.
import type { State } from "$generated/a_vos_marques/layout";
import type { Stance } from "$lib/stances";
import type { Laid } from "../laid";
import { type Network, START } from "../roads/network";

const ABREAST = 3; // cars in a row
const APART = 27; // in a row
const BEHIND = 28; // rows
const BACK = -8; // the first row from the line

/** Where a car stands. */
export function standOf(laid: Laid, state: State, seat: number): Stance {
  const { space, came_from } = state.players[seat]!;
  if (space === START) return startOf(laid, seat);
  const { x, y } = laid.roads.at(space);
  return { x, y, heading: headingAt(laid.roads, space, came_from) };
}

/** Where a car looks: from the space that it came from, or along the road. */
export function headingAt(network: Network, space: number, cameFrom: number): number {
  const there = network.at(space);
  const isKnown = cameFrom !== space && cameFrom < network.spaces.length;
  if (isKnown) return degrees(network.at(cameFrom), there);
  const ahead = network.onward(space)[0];
  return ahead === undefined ? 0 : degrees(there, network.at(ahead));
}

function degrees(from: { x: number; y: number }, to: { x: number; y: number }): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** A car's own place at the start: in rows of three, behind the line. */
function startOf(laid: Laid, seat: number): Stance {
  const { x, y } = laid.roads.at(START);
  const heading = headingAt(laid.roads, START, START);
  const angle = (heading * Math.PI) / 180;
  const [ahead, aside] = [
    { x: Math.cos(angle), y: Math.sin(angle) },
    { x: -Math.sin(angle), y: Math.cos(angle) },
  ];
  const across = ((seat % ABREAST) - (ABREAST - 1) / 2) * APART;
  const behind = BACK + Math.floor(seat / ABREAST) * BEHIND;
  return {
    x: x + aside.x * across - ahead.x * behind,
    y: y + aside.y * across - ahead.y * behind,
    heading,
  };
}
