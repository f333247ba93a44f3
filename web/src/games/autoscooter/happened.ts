// Where on the board an event happened.
import { placesBy } from "../pointing";
import { THE_BOX } from "./cars";
import { hexSpot } from "./moves";
import { BOX_PLACE, carPlace } from "./places";

const purse = (owner: number) => (owner === THE_BOX ? BOX_PLACE : carPlace(owner));

export const places = placesBy({
  car: carPlace,
  struck: carPlace,
  hex: hexSpot,
  payer: purse,
  receiver: purse,
});
