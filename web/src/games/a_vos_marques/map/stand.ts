// Where cars stand: on their spaces, and side by side at the start.
import type { State } from "$generated/a_vos_marques/layout";
import type { Stance } from "$lib/stances";
import type { Laid } from "../laid";
import { headingAt } from "../roads/forced";
import { START } from "../roads/network";

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
