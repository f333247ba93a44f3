// Where on the board an event happened.
import type { Laid } from "./laid";
import { placesBy } from "../pointing";
import { seatSpot, spaceSpot } from "./moves";

export function placesOn(laid: Laid) {
  const space = (number: number) => spaceSpot(laid, number);
  const seats = { seat: seatSpot, other: seatSpot, target: seatSpot };
  return placesBy({ ...seats, space, from_space: space });
}
