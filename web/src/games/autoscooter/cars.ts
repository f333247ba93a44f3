// Whose cars are whose, and what they are.
import facts from "$generated/autoscooter/facts.json";
import { BOX, CARS, COLOUR, type State } from "$generated/autoscooter/layout";
import type { Mark } from "../contract";
import { inkOn } from "./art/paints";

export type Car = State["cars"][number];
export type CarKind = "owned" | "ghost" | "unowned";

const PAINTS: Readonly<Record<string, string>> = facts.drawing.colours;

export const NOBODY = -1;
export const NO_CAR = -1;
export const THE_BOX = CARS; // stands for a car that pays or gets chips
export const ALL_CARS: readonly number[] = Array.from({ length: CARS }, (_, car) => car);

export function carAt(state: State, car: number): Car {
  return state.cars[car]!;
}

export function paintOf(car: number): string {
  return PAINTS[COLOUR[car]!]!;
}

export function kindOf(state: State, car: number): CarKind {
  if (carAt(state, car).owner !== NOBODY) return "owned";
  return car === state.ghost ? "ghost" : "unowned";
}

export function carsOf(state: State, seat: number): number[] {
  return ALL_CARS.filter((car) => carAt(state, car).owner === seat);
}

/** The cars that move: those of the players, and the ghost. */
export function movingCars(state: State): number[] {
  return ALL_CARS.filter((car) => kindOf(state, car) !== "unowned");
}

/** Who drives a car this turn: its owner, or the ghost's controller, or NOBODY. */
export function driverOf(state: State, car: number): number {
  return car === state.ghost ? state.controller : carAt(state, car).owner;
}

/** The purse that a car pays from and wins for: an index of the state's purses. */
export function purseOf(state: State, car: number): number {
  if (car === THE_BOX || carAt(state, car).owner === NOBODY) return BOX;
  return state.options.best_car ? car : carAt(state, car).owner;
}

/** A car of whoever drives the ghost this turn: it tells who that is. */
export function controllersCar(state: State): number | null {
  return state.controller === NOBODY ? null : carsOf(state, state.controller)[0]!;
}

/** A player is known by the cars they drive. */
export function marks(state: State, seat: number): Mark[] {
  return carsOf(state, seat).map((car) => {
    const colour = paintOf(car);
    return { colour, ink: inkOn(colour), label: String(car + 1) };
  });
}
