// The ways that cars could take, as the rules have foreseen them.
import type { Event, Question } from "$generated/a_vos_marques/layout";
import type { Foreseen } from "../../contract";
import type { Laid } from "../laid";
import { passedSpaces } from "../staging/cars";

export type Foresight = Foreseen<Question, Event>;

/** A way, and where the car comes to stand. */
export interface Way {
  spaces: readonly number[]; // passed, without the origin
  rest: number;
}

/** A move: the way it takes and what comes of it. */
export interface Drive extends Way {
  end: number; // what is reached
  crossed: number; // links
  lost: number; // points
  way: number; // from 1: tells apart moves that reach the same space
}

/** The moves among which somebody chooses. */
export function drivesOf(laid: Laid, foreseen: readonly Foresight[]): Drive[] {
  return foreseen.flatMap(({ question, events }) => {
    if (question.kind === "push") return [];
    const drove = events.find((event) => event.kind === "drove");
    const told = {
      ...wayOf(laid, events),
      end: question.space,
      crossed: events.filter(({ kind }) => kind === "crossed").length,
      lost: drove?.lost ?? 0,
      way: question.kind === "drive" ? question.way + 1 : 1,
    };
    return [told];
  });
}

/** The ways along which an S card in hand could push somebody: one for each end. */
export function pushesOf(
  laid: Laid,
  foreseen: readonly Foresight[],
  card: number,
  target: number,
): Way[] {
  return foreseen.flatMap(({ question, events }) => {
    const isIt = question.kind === "push" && question.s_card === card && question.target === target;
    return isIt ? [wayOf(laid, events)] : [];
  });
}

function wayOf(laid: Laid, events: readonly Event[]): Way {
  return {
    spaces: events.flatMap((event) => (event.kind === "passed" ? passedSpaces(laid, event) : [])),
    rest: events.find(hasMoved)!.space,
  };
}

type Moved = Extract<Event, { kind: "drove" | "went_back" | "went_away" | "went_forward" }>;
const MOVED: readonly Event["kind"][] = [
  ...(["drove", "went_back", "went_away", "went_forward"] as const),
];

function hasMoved(event: Event): event is Moved {
  return MOVED.includes(event.kind);
}
