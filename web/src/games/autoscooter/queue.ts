// The cars of a turn in their order: those whose numbers are shown, then the others.
import { NO_LETTER, Phase, type State } from "$generated/autoscooter/layout";
import { HIDDEN } from "../contract";
import { carAt, driverOf, movingCars } from "./cars";
import { letterName } from "./letters";

/** A car's card: none is written, it lies face down, it is void, or it shows a letter. */
type Face = "none" | "back" | "void" | "open";

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

/** The state as several people may see it together: with what only one of them wrote covered. */
export function covered(state: State): State {
  const isWriting = state.phase === Phase.PROGRAM;
  const called = isWriting ? [] : state.order.slice(0, Math.min(state.next + 1, state.in_order));
  const cars = state.cars.map((car, index) => {
    if (called.includes(index)) return car;
    const letter = car.letter === NO_LETTER ? NO_LETTER : HIDDEN;
    return { ...car, letter, number: isWriting ? HIDDEN : car.number };
  });
  return { ...state, cars };
}

function queued(state: State, car: number, voided: readonly number[]): Queued {
  const { number, letter } = carAt(state, car);
  const driver = driverOf(state, car);
  const place = state.order.slice(0, state.in_order).indexOf(car);
  const isWriting = state.phase === Phase.PROGRAM;
  const hasMoved = !isWriting && place >= 0 && place < state.next;
  const face = voided.includes(car) ? "void" : faceOf(state, car, hasMoved);
  return {
    car,
    driver,
    number: number >= 0 ? number + 1 : null,
    face,
    letter: face === "open" ? letterName(letter) : null,
    hasMoved,
    isUp: !isWriting && state.phase !== Phase.OVER && place === state.next,
    isReady: isWriting && driver >= 0 && !((state.writing >> driver) & 1),
  };
}

/** A card says nothing any more once its car was stopped before its move. */
function faceOf(state: State, car: number, hasMoved: boolean): Face {
  const { letter, speed } = carAt(state, car);
  const isWriting = state.phase === Phase.PROGRAM;
  if (letter === NO_LETTER || (letter === HIDDEN && isWriting)) return "none";
  if (speed === 0 && !hasMoved && !isWriting) return "void";
  return letter === HIDDEN ? "back" : "open";
}
