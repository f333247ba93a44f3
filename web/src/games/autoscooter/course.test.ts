// What the board foretells of a letter is what the rules make of it.
import { describe, expect, it } from "vitest";
import { type Event, HEADING, HEX, LETTER, type State } from "$generated/autoscooter/layout";
import { decodeEvents } from "../../engine/events";
import { decode, viewOf } from "../../engine/memory";
import { OMNISCIENT } from "../../engine/match";
import { newMatch, nextStep, pickedAction } from "../testing";
import { carAt, THE_BOX } from "./cars";
import { courseOf, endOf, plannedEnd, standsUntil } from "./course";
import { crashOf } from "./crash";
import { stage } from "./stage";
import { state } from "./testing";

type Driven = Extract<Event, { kind: "drove" | "blocked" | "cut_short" }>;

const GAMES = 14; // with each number of players twice
const CASES = { drove: "free", blocked: "blocked", cut_short: "cut_short" } as const;
const PATIENCE = 60_000; // milliseconds, on a busy machine

function isDriven(event: Event): event is Driven {
  return event.kind in CASES;
}

/** The crash and the payments that follow a drive. */
function aftermath(events: readonly Event[]): { kind: string | null; paid: number[][] } {
  const end = events.findIndex((event) => isDriven(event) || event.kind === "turn_began");
  const own = end < 0 ? events : events.slice(0, end);
  const hit = own.find(({ kind }) => /^(hit|through)_/.test(kind));
  const kind = hit?.kind.replace(/^(hit|through)_/, "").replace("unowned", "barrier") ?? null;
  return { kind, paid: own.flatMap(paidBy) };
}

function paidBy(event: Event): number[][] {
  switch (event.kind) {
    case "paid":
    case "paid_in_part":
      return event.amount ? [[event.payer, event.receiver, event.amount]] : [];
    case "paid_for_own":
      return [[event.payer, THE_BOX, event.amount]];
    default:
      return [];
  }
}

function checkDrive(shown: State, event: Driven, following: readonly Event[]): void {
  const course = courseOf(shown, carAt(shown, event.car), event.letter);
  expect(course.case).toBe(CASES[event.kind]);
  if (event.kind !== "blocked") {
    const { hex, heading } = endOf(course);
    expect([hex, heading]).toEqual([event.hex, event.heading]);
  }
  const crash = crashOf(shown, event.car, course);
  const { kind, paid } = aftermath(following);
  expect(crash?.kind ?? null).toBe(kind);
  const payments = crash?.payments ?? [];
  expect(payments.map(({ payer, receiver, amount }) => [payer, receiver, amount])).toEqual(paid);
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
        checkDrive(shown, event, events.slice(place + 1));
        drives += 1;
      }
      stage(shown, event);
    });
  }
  return drives;
}

describe("a course", () => {
  it(
    "ends as the rules drive it, with the crash and the payments of the rules",
    () => {
      const drives = Array.from({ length: GAMES }, (_, number) => playThrough(number));
      expect(Math.min(...drives)).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  const at = (hex: string, heading: string) => ({
    hex: HEX.indexOf(hex as (typeof HEX)[number]),
    heading: HEADING.indexOf(heading as (typeof HEADING)[number]),
  });
  const letter = (name: string) => LETTER.indexOf(name as (typeof LETTER)[number]);
  const named = ({ hex, heading }: { hex: number; heading: number }) =>
    `${HEX[hex]} ${HEADING[heading]}`;

  it("runs hex by hex, bends and looks where the letter says", () => {
    const shown = state({ 1: "43 E 2" });
    const course = courseOf(shown, carAt(shown, 0), letter("F"));
    expect(course.stands.map(named)).toEqual(["43 E", "44 NE", "34 NW"]);
  });

  it("can be foretold for a car that was turned", () => {
    const shown = state({ 1: "43 E 1", 2: "64 W 1" });
    const course = courseOf(shown, carAt(shown, 0), letter("K"), at("43", "SE"));
    expect([course.case, course.speed, course.obstacle]).toEqual(["cut_short", 2, 1]);
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
