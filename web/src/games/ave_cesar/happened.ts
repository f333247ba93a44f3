// Where on the board an event happened.
import { placesBy } from "../pointing";
import type { Circus } from "./course";
import { spaceSpot } from "./moves";
import { tabletPlace } from "./outlines";

export function placesIn(circus: Circus) {
  const space = (number: number) => spaceSpot(circus.spaceName(number));
  return placesBy({ seat: tabletPlace, space, from_space: space });
}
