// What purses hold, and what that is worth.
import type { State } from "$generated/autoscooter/layout";
import { carsOf } from "./cars";

export type Purse = State["purses"][number];

export function coloursIn({ colours }: Purse): number {
  return colours.filter((count) => count > 0).length;
}

/** Chips times colours, where colours count. */
export function pointsOf(purse: Purse): number {
  return purse.chips * coloursIn(purse);
}

/** A seat's purses: one, or one for each of its cars where the best one counts. */
export function pursesOf(state: State, seat: number): Purse[] {
  const indexes = state.options.best_car ? carsOf(state, seat) : [seat];
  return indexes.map((index) => state.purses[index]!);
}
