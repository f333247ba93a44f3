// What purses hold, and what that is worth.
import { BOX, type State } from "$generated/autoscooter/layout";
import type { Say } from "$lib/texts.svelte";
import { ALL_CARS, carsOf, purseOf } from "./cars";

export type Purse = State["purses"][number];

/** Chips by the cars whose colours they have. */
export interface ToldPurse {
  title: string | null;
  held: { car: number; count: number }[];
}

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

/** What is in each purse of a seat, headed by its car where every car has one. */
export function pursesTold(state: State, seat: number, say: Say): ToldPurse[] {
  const cars = state.options.best_car ? carsOf(state, seat) : [];
  return pursesOf(state, seat).map(({ colours }, rank) => ({
    title: rank in cars ? say("car-named", { car: cars[rank]! + 1 }) : null,
    held: ALL_CARS.map((car) => ({ car, count: colours[car]! })).filter(({ count }) => count > 0),
  }));
}

/** What counts of the purse that a car plays for; null if that is the box. */
export function worthOf(state: State, car: number): number | null {
  const index = purseOf(state, car);
  const purse = state.purses[index]!;
  if (index === BOX) return null;
  return state.options.scoring ? pointsOf(purse) : purse.chips;
}
