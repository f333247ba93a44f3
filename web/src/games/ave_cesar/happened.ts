// What an event is part of, and where on the board it happened.
import type { Event } from "$generated/ave_cesar/layout";
import { placesBy } from "../pointing";
import type { Circus } from "./course";
import { spaceSpot } from "./moves";
import { tabletPlace } from "./outlines";

const LINING_UP: readonly Event["kind"][] = [
  ...(["card_turned", "lined_up", "lined_up_last_first", "lined_up_winner_first"] as const),
];

/** What brings the chariots to the start. */
export function partOf({ kind }: Event): string | undefined {
  return LINING_UP.includes(kind) ? "board-lining-up" : undefined;
}

export function placesIn(circus: Circus) {
  const space = (number: number) => spaceSpot(circus.spaceName(number));
  return placesBy({ seat: tabletPlace, space, from_space: space });
}
