// How long an event is looked at, what it sounds like, and the tickets that fly.
import type { Event } from "$generated/autoscooter/layout";
import type { Flight, Sound } from "../contract";
import { AT_ONCE, effects } from "../effects";
import { THE_BOX } from "./cars";
import { speedOf } from "./letters";
import { HEX_TIME } from "./motion";
import { BOX_PLACE, carPlace } from "./places";

const BLINK = 110;
const GLANCE = 220;
const LOOK = 380;
const WATCH = 560;
const WONDER = 1100;

const PAUSES: Readonly<Record<Event["kind"], number>> = {
  car_dealt: BLINK,
  ghost_named: LOOK,
  turn_began: GLANCE,
  ready: AT_ONCE,
  number_missing: LOOK,
  number_shown: BLINK,
  ghost_taken: LOOK,
  letter_replaced: LOOK,
  letter_voided: LOOK,
  drove: GLANCE,
  blocked: GLANCE,
  cut_short: AT_ONCE,
  drove_off: LOOK,
  boxed_in: WATCH,
  hit_front: LOOK,
  hit_stopped: LOOK,
  hit_rear: LOOK,
  hit_side: LOOK,
  hit_barrier: LOOK,
  hit_unowned: LOOK,
  shock_passed: BLINK,
  through_front: LOOK,
  through_stopped: LOOK,
  through_rear: LOOK,
  through_side: LOOK,
  paid: WATCH,
  paid_in_part: WATCH,
  paid_for_own: WATCH,
  colour_paid: AT_ONCE,
  turned: LOOK,
  projected: LOOK,
  projected_into_barrier: LOOK,
  stopped: GLANCE,
  scored: LOOK,
  scored_car: LOOK,
  over_won: WONDER,
  over_shared: WONDER,
};

const SOUNDS: Readonly<Partial<Record<Event["kind"], Sound>>> = {
  turn_began: "bell",
  ready: "paper",
  number_shown: "paper",
  hit_front: "wood",
  hit_stopped: "wood",
  hit_rear: "wood",
  hit_side: "wood",
  hit_barrier: "wood",
  hit_unowned: "wood",
  shock_passed: "wood",
  through_front: "wood",
  through_stopped: "wood",
  through_rear: "wood",
  through_side: "wood",
  projected_into_barrier: "wood",
  paid: "coins",
  paid_in_part: "coins",
  paid_for_own: "coins",
  over_won: "bell",
  over_shared: "bell",
};

export const effect = effects<Event>({
  pauseOf,
  sounds: SOUNDS,
  flightOf,
  isQuiet: ({ kind }) => kind === "colour_paid", // the sum has been told
});

function pauseOf(event: Event): number {
  const pause = PAUSES[event.kind];
  switch (event.kind) {
    case "drove":
    case "cut_short":
      return pause + speedOf(event.letter) * HEX_TIME;
    default:
      return pause;
  }
}

function flightOf(event: Event): Flight | undefined {
  switch (event.kind) {
    case "paid":
    case "paid_in_part":
      return tickets(event.payer, event.receiver, event.amount);
    case "paid_for_own":
      return tickets(event.payer, THE_BOX, event.amount);
    default:
      return undefined;
  }
}

function tickets(payer: number, receiver: number, amount: number): Flight | undefined {
  if (amount === 0) return undefined;
  return { from: placeOf(payer), to: placeOf(receiver), text: String(amount) };
}

function placeOf(car: number): string {
  return car === THE_BOX ? BOX_PLACE : carPlace(car);
}
