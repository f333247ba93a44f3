// What comes of a letter if nothing else moves, as the rules have foreseen it.
import {
  type Event,
  NO_SIDE,
  type Question,
  type State,
  WALL,
} from "$generated/autoscooter/layout";
import type { Foreseen } from "../contract";
import { carAt, THE_BOX } from "./cars";
import { type Stand, standsUntil } from "./course";
import { turned } from "./rink";

export type Foresight = Foreseen<Question, Event>;
type Driven = Extract<Event, { kind: "drove" | "blocked" | "cut_short" }>;
type CrashKind = "front" | "stopped" | "rear" | "side" | "barrier";

export interface Crash {
  kind: CrashKind;
  struck: number; // a car, or WALL: behind a chain, its last one
}

export interface Outcome {
  letter: number;
  side: number; // that the car was turned to before, or NO_SIDE
  case: "free" | "blocked" | "cut_short"; // A, B and C of the rules
  stands: readonly Stand[]; // from the first to the last
  crash: Crash | null;
  gain: number; // chips for whoever writes it
}

const CASES = { drove: "free", blocked: "blocked", cut_short: "cut_short" } as const;

/** What comes of each letter of a car, from where it stands or turned to either side. */
export function outcomesOf(
  state: State,
  seat: number,
  number: number,
  foreseen: readonly Foresight[],
): Outcome[] {
  const own = foreseen.filter(({ question }) => question.car === number);
  return own.map((one) => outcomeOf(state, seat, one));
}

function outcomeOf(state: State, seat: number, { question, events }: Foresight): Outcome {
  const { car, letter, side } = question;
  const { hex, heading } = carAt(state, car);
  const driven = events.find(isDriven)!;
  return {
    ...{ letter, side, case: CASES[driven.kind] },
    stands: standsOf({ hex, heading: turned(heading, side - NO_SIDE) }, driven),
    crash: crashIn(events),
    gain: events.reduce((sum, event) => sum + gainOf(state, seat, event), 0),
  };
}

function isDriven(event: Event): event is Driven {
  return event.kind in CASES;
}

function standsOf(from: Stand, driven: Driven): Stand[] {
  if (driven.kind === "blocked") return [from];
  const { letter, hex, heading } = driven;
  return standsUntil(from, { hex, heading }, letter);
}

/** Where it ends. */
export function endOf({ stands }: Pick<Outcome, "stands">): Stand {
  return stands.at(-1)!;
}

/** The crash that some events tell of. */
function crashIn(events: readonly Event[]): Crash | null {
  for (const event of events) {
    switch (event.kind) {
      case "hit_barrier":
        return { kind: "barrier", struck: WALL };
      case "hit_unowned":
        return { kind: "barrier", struck: event.struck };
      case "hit_front":
      case "through_front":
        return { kind: "front", struck: event.struck };
      case "hit_stopped":
      case "through_stopped":
        return { kind: "stopped", struck: event.struck };
      case "hit_rear":
      case "through_rear":
        return { kind: "rear", struck: event.struck };
      case "hit_side":
      case "through_side":
        return { kind: "side", struck: event.struck };
    }
  }
  return null;
}

/** What a seat gains by an event, or loses. */
function gainOf(state: State, seat: number, event: Event): number {
  const isOwn = (car: number) => car !== THE_BOX && carAt(state, car).owner === seat;
  switch (event.kind) {
    case "paid":
    case "paid_in_part":
      return event.amount * (Number(isOwn(event.receiver)) - Number(isOwn(event.payer)));
    case "paid_for_own":
      return isOwn(event.payer) ? -event.amount : 0;
    default:
      return 0;
  }
}
