// A state for tests: cars where they are put, everything else as with eight players at the start.
import facts from "$generated/autoscooter/facts.json";
import {
  BOX,
  CARS,
  FREE,
  HEADING,
  HEX,
  HEXES,
  MAX_PLAYERS,
  NO_LETTER,
  NO_NUMBER,
  Phase,
  WALL,
  type State,
} from "$generated/autoscooter/layout";
import { ALL_CARS, type Car, NO_CAR, NOBODY } from "./cars";

const EACH = 10; // chips

/** Cars by number, each as "43 SE 2": its hex, its heading and its speed. */
export function state(placed: Readonly<Record<number, string>> = {}): State {
  const cars = ALL_CARS.map((car) => placedCar(car, placed[car + 1]));
  const on = Array<number>(HEXES).fill(FREE);
  cars.forEach(({ hex }, car) => (on[hex] = car));
  const purses = Array.from({ length: MAX_PLAYERS + 1 }, (_, purse) => ({
    chips: purse === BOX ? 0 : EACH,
    colours: Array<number>(CARS).fill(0),
  }));
  const order = { order: Array<number>(CARS).fill(0), in_order: 0, next: 0 };
  return {
    ...{ cars, purses, on: [...on, WALL], ...order, ghost: NO_CAR, controller: NOBODY },
    ...{ turn: 1, phase: Phase.PROGRAM, num_players: MAX_PLAYERS, writing: (1 << MAX_PLAYERS) - 1 },
    players: cars.map(() => ({ ghost_letter: NO_LETTER })),
    options: { scoring: 0, best_car: 0, rear_projection: 0 },
  } as unknown as State;
}

function placedCar(owner: number, placed?: string): Car {
  const [hex = "", heading = "", speed = "0"] = placed?.split(" ") ?? [];
  return {
    ...{ owner, used: 0, number: NO_NUMBER, letter: NO_LETTER, speed: Number(speed) },
    hex: placed ? HEX.findIndex((name) => name === hex) : facts.drawing.starts[owner]!,
    heading: Math.max(
      0,
      HEADING.findIndex((name) => name === heading),
    ),
  };
}
