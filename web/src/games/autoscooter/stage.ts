// Shows events in a state, one after another: what the rules did at once, a person sees in steps.
import {
  FREE,
  HEADING,
  HEX,
  NO_LETTER,
  NO_NUMBER,
  Phase,
  type Event,
  type State,
} from "$generated/autoscooter/layout";
import type { Piece } from "../contract";
import { type Of, type Steps, takeStep } from "../staging";
import { ALL_CARS, carAt, NOBODY, purseOf, THE_BOX } from "./cars";
import { speedOf } from "./letters";
import { rowOf } from "./numbers";

const FIRST_GEAR = 1;

/** Not those of the set-up: a board is first shown after it. */
const STEPS: Steps<State, Event> = {
  turn_began: (state, { turn }) => {
    const writing = (1 << state.num_players) - 1;
    Object.assign(state, { turn, writing, in_order: 0, next: 0, controller: NOBODY });
    state.phase = Phase.PROGRAM;
    for (const car of state.cars) Object.assign(car, { number: NO_NUMBER, letter: NO_LETTER });
  },
  ready: (state, { seat }) => {
    state.writing &= ~(1 << seat);
  },
  number_shown: (state, { car, number }) => {
    carAt(state, car).number = number;
    carAt(state, car).used |= 1 << rowOf(car, number);
    queue(state, car);
  },
  ghost_taken: (state, { seat, car }) => {
    state.controller = seat;
    queue(state, car);
  },
  letter_voided: (state, { car }) => {
    call(state, car);
    carAt(state, car).letter = NO_LETTER;
  },
  boxed_in: (state, { car }) => {
    call(state, car);
    carAt(state, car).letter = NO_LETTER;
  },
  blocked: (state, { car, letter }) => {
    call(state, car);
    carAt(state, car).letter = letter;
  },
  drove: drive,
  cut_short: drive,
  drove_off: (state, { car, hex, heading }) => {
    call(state, car);
    moveTo(state, car, hex);
    Object.assign(carAt(state, car), { heading, speed: FIRST_GEAR, letter: NO_LETTER });
  },
  turned: (state, { car, heading }) => {
    carAt(state, car).heading = heading;
  },
  projected: (state, { car, hex }) => moveTo(state, car, hex),
  stopped: (state, { car }) => {
    carAt(state, car).speed = 0;
  },
  paid: (state, { payer, receiver, amount }) => handOver(state, payer, receiver, amount),
  paid_in_part: (state, { payer, receiver, amount }) => handOver(state, payer, receiver, amount),
  paid_for_own: (state, { payer, amount }) => handOver(state, payer, THE_BOX, amount),
  colour_paid: (state, { payer, receiver, colour }) => {
    state.purses[purseOf(state, payer)]!.colours[colour]! -= 1;
    state.purses[purseOf(state, receiver)]!.colours[colour]! += 1;
  },
  over_won: endGame,
  over_shared: endGame,
};

/** What is written is told by no event; the rest of a turn's order goes with it. */
export const unstaged = [
  "cars",
  "players",
  "order",
  "in_order",
  "next",
  "controller",
  "phase",
  "writing",
] as const;

/** Shows an event in the state. */
export function stage(state: State, event: Event): void {
  takeStep(STEPS, state, event, undefined);
}

/** Whoever writes or drives off wants to see that, not what the others make of it. */
export function endsPreview({ kind }: Event): boolean {
  return kind !== "ready" && kind !== "drove_off";
}

/** All cars, each with where it stands, which way it looks and how fast it is. */
export function pieces(state: State): Piece[] {
  return ALL_CARS.map((number) => {
    const { hex, heading, speed } = carAt(state, number);
    return { kind: `car.${number + 1}`, place: `${HEX[hex]}.${HEADING[heading]}.${speed}` };
  });
}

/** Puts a car at the end of the turn's order. */
function queue(state: State, car: number): void {
  state.order[state.in_order] = car;
  Object.assign(state, { in_order: state.in_order + 1, next: 0, phase: Phase.NEXT_CAR });
}

/** The car that is up: all before it have moved. */
function call(state: State, car: number): void {
  state.next = state.order.indexOf(car);
}

function drive(state: State, event: Of<Event, "drove" | "cut_short">): void {
  const { car, letter, hex, heading } = event;
  call(state, car);
  moveTo(state, car, hex);
  Object.assign(carAt(state, car), { heading, letter, speed: speedOf(letter) });
}

function moveTo(state: State, number: number, hex: number): void {
  const car = carAt(state, number);
  state.on[car.hex] = FREE;
  state.on[hex] = number;
  car.hex = hex;
}

function handOver(state: State, payer: number, receiver: number, amount: number): void {
  state.purses[purseOf(state, payer)]!.chips -= amount;
  state.purses[purseOf(state, receiver)]!.chips += amount;
}

function endGame(state: State): void {
  state.phase = Phase.OVER;
}
