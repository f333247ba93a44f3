// The cars of a turn in their order: those whose numbers are shown, then the others.
import { HIDDEN } from "../contract";
import { NO_LETTER, Phase, type State } from "$generated/autoscooter/layout";
import { carAt, driverOf, movingCars } from "./cars";
import { letterName } from "./letters";

/** A car's card: none is written, it lies face down, it is void, or it shows a letter. */
export type Face = "none" | "back" | "void" | "open";

export interface Queued {
  car: number;
  driver: number; // seat, or NOBODY
  number: number | null; // from 1, as far as the viewer knows
  face: Face;
  letter: string | null;
  hasMoved: boolean;
  isUp: boolean; // it moves now
  isReady: boolean; // its driver has written everything
}

export function queueOf(state: State, voided: readonly number[]): Queued[] {
  const ordered = state.order.slice(0, state.in_order);
  const others = movingCars(state).filter((car) => !ordered.includes(car));
  return [...ordered, ...others].map((car) => queued(state, car, voided));
}

function queued(state: State, car: number, voided: readonly number[]): Queued {
  const { number, letter } = carAt(state, car);
  const driver = driverOf(state, car);
  const place = state.order.slice(0, state.in_order).indexOf(car);
  const isWriting = state.phase === Phase.PROGRAM;
  const face = voided.includes(car) ? "void" : faceOf(state, car);
  return {
    car,
    driver,
    number: number >= 0 ? number + 1 : null,
    face,
    letter: face === "open" ? letterName(letter) : null,
    hasMoved: !isWriting && place >= 0 && place < state.next,
    isUp: !isWriting && state.phase !== Phase.OVER && place === state.next,
    isReady: isWriting && driver >= 0 && !((state.writing >> driver) & 1),
  };
}

function faceOf(state: State, car: number): Face {
  const { letter, speed } = carAt(state, car);
  if (letter >= 0) return "open";
  if (letter === NO_LETTER) return "none";
  const isSecret = letter === HIDDEN && state.phase !== Phase.PROGRAM;
  return isSecret && speed > 0 ? "back" : "none";
}
