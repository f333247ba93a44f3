// What the board foretells of a letter is what the rules make of it.
import { describe, expect, it } from "vitest";
import {
  type Event,
  HEADING,
  HEX,
  LETTER,
  NO_SIDE,
  SIDE,
  type State,
} from "$generated/autoscooter/layout";
import { Actions } from "../../engine/actions";
import { decodeEvents } from "../../engine/events";
import { decode, viewOf } from "../../engine/memory";
import { OMNISCIENT } from "../../engine/eyes";
import type { Match } from "../../engine/match";
import { encoded, rulesOf } from "../../engine/testing";
import { foreseenIn, newMatch, nextStep, pickedAction } from "../testing";
import { plannedEnd, standsUntil } from "./course";
import { endOf, type Outcome, outcomesOf, type Foresight } from "./outcomes";
import { stage } from "./stage";
import { state } from "./testing";

type Driven = Extract<Event, { kind: "drove" | "blocked" | "cut_short" }>;

const GAMES = 14; // with each number of players twice
const PATIENCE = 60_000; // milliseconds, on a busy machine
const ENDS: readonly Event["kind"][] = [
  ...(["drove", "blocked", "cut_short", "turn_began", "scored", "scored_car"] as const),
  ...(["letter_replaced", "letter_voided", "boxed_in", "over_won", "over_shared"] as const),
];

function isDriven(event: Event): event is Driven {
  return event.kind === "drove" || event.kind === "blocked" || event.kind === "cut_short";
}

/** A drive and what follows from it, of the events that begin with it. */
function story(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex((event, place) => place > 0 && ENDS.includes(event.kind));
  return end < 0 ? events : events.slice(0, end);
}

/** What the rules foresee of the letter that a car then drives by. */
function foreseen({ facts, rules }: Match, shown: State, { seat, car, letter }: Driven): Event[] {
  const question = `drive ${car + 1} ${LETTER[letter]} ${SIDE[NO_SIDE]}`;
  const number = Actions.questionsOf(facts).parse(question)!;
  const view = encoded(facts.records.state, shown);
  return decodeEvents(facts, rules.foresee(view, seat, number)) as Event[];
}

function playThrough(number: number): number {
  const match = newMatch("autoscooter", number);
  let drives = 0;
  for (let step = number; !match.isOver; step = nextStep(step)) {
    const view = viewOf(match.view(OMNISCIENT));
    const shown = decode(match.facts.records.state, view) as State;
    match.act(...pickedAction(match, step));
    const events = decodeEvents(match.facts, match.events(OMNISCIENT, match.length)) as Event[];
    events.forEach((event, place) => {
      if (isDriven(event)) {
        expect(foreseen(match, shown, event)).toEqual(story(events.slice(place)));
        drives += 1;
      }
      stage(shown, event);
    });
  }
  return drives;
}

const at = (hex: string, heading: string) => ({
  hex: HEX.indexOf(hex as (typeof HEX)[number]),
  heading: HEADING.indexOf(heading as (typeof HEADING)[number]),
});
const letter = (name: string) => LETTER.indexOf(name as (typeof LETTER)[number]);
const named = ({ hex, heading }: { hex: number; heading: number }) =>
  `${HEX[hex]} ${HEADING[heading]}`;

describe("a letter", () => {
  const rules = rulesOf("autoscooter");

  /** What comes of a letter of the red car. */
  function outcome(placed: Record<number, string>, name: string, side = NO_SIDE): Outcome {
    const shown = state(placed);
    const all = outcomesOf(shown, 0, 0, foreseenIn(rules, shown, 0) as unknown as Foresight[]);
    return all.find((one) => one.letter === letter(name) && one.side === side)!;
  }

  it(
    "ends as the rules drive it, with the crash and the payments of the rules",
    () => {
      const drives = Array.from({ length: GAMES }, (_, number) => playThrough(number));
      expect(Math.min(...drives)).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  it("runs hex by hex, bends and looks where it says", () => {
    const free = outcome({ 1: "43 E 2" }, "F");
    expect(free).toMatchObject({ case: "free", crash: null, gain: 0 });
    expect(free.stands.map(({ hex }) => HEX[hex])).toEqual(["43", "44", "34"]);
    expect(named(endOf(free))).toBe("34 NW");
  });

  it("tells the crash that it ends in, and the chips", () => {
    const side = outcome({ 1: "43 E 2", 2: "45 SE 1" }, "K");
    expect(side).toMatchObject({ case: "cut_short", crash: { kind: "side", struck: 1 }, gain: 3 });
    const barrier = outcome({ 1: "46 E 2" }, "K");
    expect(barrier).toMatchObject({ case: "blocked", crash: { kind: "barrier" }, gain: -2 });
    expect(barrier.stands.map(named)).toEqual(["46 E"]);
  });

  it("can be foretold for a car that was turned", () => {
    const right = SIDE.indexOf("right");
    const hit = outcome({ 1: "43 E 1", 2: "64 W 1" }, "K", right);
    expect(hit).toMatchObject({ case: "cut_short", crash: { struck: 1 } });
  });

  it("is planned over cars, but not over the barrier", () => {
    expect(named(plannedEnd(at("43", "E"), letter("P")))).toBe("46 E");
    expect(plannedEnd(at("45", "E"), letter("P"))).toMatchObject({ isBarred: true });
    expect(named(plannedEnd(at("45", "E"), letter("P")))).toBe("46 E");
  });

  it("is driven by its hexes, as far as it came", () => {
    const whole = standsUntil(at("43", "E"), at("54", "SW"), letter("O"));
    expect(whole.map(named)).toEqual(["43 E", "44 E", "54 SW"]);
    const cut = standsUntil(at("43", "E"), at("44", "SE"), letter("O"));
    expect(cut.map(named)).toEqual(["43 E", "44 SE"]);
  });
});
