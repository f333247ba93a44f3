// What somebody has yet to write, and what they could mean by a spot that leads nowhere.
import {
  NO_LETTER,
  NO_NUMBER,
  Phase,
  TURNS,
  type Move,
  type State,
} from "$generated/autoscooter/layout";
import { carAt, carsOf, NO_CAR } from "./cars";
import { unusedOf } from "./numbers";

/** The car that somebody writes for next, with the ghost as the last; null if all is written. */
export function nextToWrite(state: State, seat: number): number | null {
  if (state.phase !== Phase.PROGRAM) return null;
  const own = carsOf(state, seat).find((car) => isOpen(state, car));
  return own ?? (isGhostOpen(state, seat) ? state.ghost : null);
}

/** Whether a car is to be written: the last number of a stopped one is no choice. */
function isOpen(state: State, car: number): boolean {
  const { number, speed } = carAt(state, car);
  return number === NO_NUMBER && (speed > 0 || state.turn < TURNS - 1);
}

function isGhostOpen(state: State, seat: number): boolean {
  if (state.ghost === NO_CAR || carAt(state, state.ghost).speed === 0) return false;
  return state.players[seat]!.ghost_letter === NO_LETTER;
}

/** Whether a move is about the car that is asked for. */
export function couldMean(state: State, seat: number, move: Move): boolean {
  const car = nextToWrite(state, seat);
  switch (move.kind) {
    case "program":
    case "enter":
      return car !== null && unusedOf(state, car).includes(move.number);
    case "ghost":
      return car === state.ghost;
    case "drive_off":
      return state.phase === Phase.DRIVE_OFF;
  }
}
