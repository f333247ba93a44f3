// How long an event is looked at, what it sounds like, and the écus that fly.
import type { Event } from "$generated/a_vos_marques/layout";
import type { Laid } from "./laid";
import type { Flight, Sound } from "../contract";
import { AT_ONCE, effects } from "../effects";
import { STEP_TIME } from "./map/ride";
import { BANK, seatPlace } from "./places";
import { passedSpaces } from "./staging/cars";

const BLINK = 130;
const GLANCE = 260;
const LOOK = 480;
const WATCH = 700;
const READ = 1500;
const WONDER = 1200;

/** Those that are not listed are looked at for a moment. */
const PAUSES: Readonly<Partial<Record<Event["kind"], number>>> = {
  round_began: BLINK,
  turn_missed: WATCH,
  turn_stopped: WATCH,
  rolled_esp: LOOK,
  rolled_wrong_way: WATCH,
  drew_e: READ,
  drew_p: READ,
  drew_s: WATCH,
  returned: AT_ONCE,
  played: READ,
  named: WATCH,
  countered: READ,
  dealer_used: WATCH,
  dealer_declined: GLANCE,
  crossed: GLANCE,
  drove: BLINK,
  rested: GLANCE,
  went_back: GLANCE,
  went_away: GLANCE,
  went_forward: GLANCE,
  went_to: WATCH,
  swapped: WATCH,
  marked: WATCH,
  errand_given: WATCH,
  errand_done: WATCH,
  traded: BLINK,
  garage_left: GLANCE,
  cata: WONDER,
  bet: WONDER,
  magic_rolled: WONDER,
  magic_sent: WATCH,
  challenged: WATCH,
  duelled: WONDER,
  finished: WONDER,
  rounds_over: WONDER,
  ranked: GLANCE,
};

const SOUNDS: Readonly<Partial<Record<Event["kind"], Sound>>> = {
  round_began: "bell",
  rolled_esp: "dice",
  rolled_blue: "dice",
  rolled_red: "dice",
  rolled_wrong_way: "dice",
  drew_e: "paper",
  drew_p: "paper",
  drew_s: "paper",
  played: "paper",
  countered: "bell",
  drove: "wood",
  went_back: "wood",
  went_away: "wood",
  went_forward: "wood",
  went_to: "wood",
  swapped: "wood",
  thrown_to_start: "wood",
  cata: "bell",
  errand_done: "bell",
  received: "coins",
  paid: "coins",
  paid_player: "coins",
  robbed: "coins",
  bet: "dice",
  magic_rolled: "dice",
  duelled: "dice",
  finished: "bell",
};

const QUIET: readonly Event["kind"][] = ["passed", "returned"];

/** Whether an event goes without saying. */
export function isQuiet({ kind }: Event): boolean {
  return QUIET.includes(kind);
}

export function effectOn(laid: Laid) {
  const pause = (event: Event) => pauseOf(laid, event);
  return effects<Event>({ pauseOf: pause, sounds: SOUNDS, flightOf, isQuiet });
}

function pauseOf(laid: Laid, event: Event): number {
  if (event.kind === "passed") return passedSpaces(laid, event).length * STEP_TIME;
  return PAUSES[event.kind] ?? LOOK;
}

/** Écus fly from who pays to who gets them. */
function flightOf(event: Event): Flight | undefined {
  switch (event.kind) {
    case "rolled_blue":
    case "received":
    case "cashed":
    case "sold_for_debt":
    case "sold_older":
      return coins(BANK, seatPlace(event.seat), event.amount);
    case "paid":
    case "lost_ecus":
      return coins(seatPlace(event.seat), BANK, event.amount);
    case "paid_player":
    case "robbed":
      return coins(seatPlace(event.seat), seatPlace(event.other), event.amount);
    case "bet":
      return event.amount > 0
        ? coins(BANK, seatPlace(event.seat), event.amount)
        : coins(seatPlace(event.seat), BANK, event.stake);
    default:
      return undefined;
  }
}

function coins(from: string, to: string, amount: number): Flight | undefined {
  return amount > 0 ? { from, to, text: String(amount) } : undefined;
}
