// What an event is part of, and where on the board it happened.
import type { Event } from "$generated/autoscooter/layout";
import { placesBy } from "../pointing";
import { THE_BOX } from "./cars";
import { hexSpot } from "./moves";
import { BOX_PLACE, carPlace } from "./places";

/** Each car is given to somebody. */
export function partOf({ kind }: Event): string | undefined {
  return kind === "car_dealt" ? "board-dealing" : undefined;
}

const purse = (owner: number) => (owner === THE_BOX ? BOX_PLACE : carPlace(owner));

export const places = placesBy({
  car: carPlace,
  struck: carPlace,
  hex: hexSpot,
  payer: purse,
  receiver: purse,
});
