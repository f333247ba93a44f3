// The log sheet: which sequence numbers are left, and when a car moves by one of them.
import facts from "$generated/autoscooter/facts.json";
import type { State } from "$generated/autoscooter/layout";
import { carAt, kindOf, movingCars } from "./cars";

/** A car's numbers, from 0, early ones first. */
const COLUMNS: readonly (readonly number[])[] = facts.drawing.columns.map((column) =>
  column.map((number) => number - 1),
);

/** A rival's unused number, on a line that runs over the car's own ones. */
export interface Tick {
  number: number;
  car: number;
  at: number; // 0 at the car's first number, 1 at its second, …
}

const BEYOND = 0.45; // rows before the first number and after the last one

export function columnOf(car: number): readonly number[] {
  return COLUMNS[car]!;
}

export function rowOf(car: number, number: number): number {
  return columnOf(car).indexOf(number);
}

export function isUsed(state: State, car: number, number: number): boolean {
  return ((carAt(state, car).used >> rowOf(car, number)) & 1) === 1;
}

export function unusedOf(state: State, car: number): number[] {
  return columnOf(car).filter((number) => !isUsed(state, car, number));
}

/** The other cars that have a number to play. */
function rivalsOf(state: State, car: number): number[] {
  return movingCars(state).filter((other) => other !== car && kindOf(state, other) === "owned");
}

/** How many cars have a place in the moving order by their numbers. */
export function contenders(state: State, car: number): number {
  return rivalsOf(state, car).length + 1;
}

/** The numbers that a car can play this turn, as far as the viewer knows. */
function possibleOf(state: State, car: number): number[] {
  const { number } = carAt(state, car);
  return number >= 0 ? [number] : unusedOf(state, car);
}

/** The first and the last place in the moving order that a number can get a car, from 1. */
export function placesFor(state: State, car: number, number: number): [number, number] {
  const rivals = rivalsOf(state, car).map((rival) => possibleOf(state, rival));
  const surelyBefore = rivals.filter((numbers) => numbers.every((other) => other < number));
  const maybeBefore = rivals.filter((numbers) => numbers.some((other) => other < number));
  return [surelyBefore.length + 1, maybeBefore.length + 1];
}

export function ticksOver(state: State, car: number): Tick[] {
  return rivalsOf(state, car).flatMap((rival) =>
    possibleOf(state, rival).map((number) => ({ number, car: rival, at: position(car, number) })),
  );
}

/** Where a number lies between those of a column, in rows. */
function position(car: number, number: number): number {
  const column = columnOf(car);
  const next = column.findIndex((own) => own > number);
  if (next === 0) return -BEYOND;
  if (next < 0) return column.length - 1 + BEYOND;
  const [before, after] = [column[next - 1]!, column[next]!];
  return next - 1 + (number - before) / (after - before);
}
