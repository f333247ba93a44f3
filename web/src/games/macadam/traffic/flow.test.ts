// Which cards may pass.
import { DEMAND } from "$generated/macadam/layout";
import { describe, expect, it } from "vitest";
import { cardsIn, holds } from "./cards";
import {
  admittedAt,
  admittedThisTrick,
  demandAt,
  demandOf,
  meeting,
  passable,
  passing,
} from "./flow";
import { cardNamed, cards, signalNamed, state } from "../testing";

const [NONE, INSURED, LICENSED, BOTH] = [0, 1, 2, 3];

describe("papers", () => {
  it.each([
    ["PR1", NONE, true],
    ["BI1", NONE, true],
    ["GA1", NONE, true],
    ["MO1", NONE, false],
    ["MO1", INSURED, true],
    ["MO1", LICENSED, false],
    ["CA1", INSURED, false],
    ["MB1", LICENSED, true],
    ["AG1", BOTH, false],
    ["IN1", BOTH, false],
  ])("%s with papers %i may pass: %s", (name, papers, isPassing) => {
    expect(holds(passable(papers), cardNamed(name))).toBe(isPassing);
  });

  it("leaves of a hand what may be exposed", () => {
    const [player] = state({
      players: [{ hand: cards("PR1 MO1 CA1 AG2"), papers: INSURED }],
    }).players;
    expect(passing(player!)).toBe(cards("PR1 MO1"));
  });
});

describe("signals", () => {
  it.each([
    ["S01", "PV3", true],
    ["S01", "BI1", false],
    ["S02", "CA1", true],
    ["S10", "MO2", true],
    ["S10", "MB2", false],
    ["S12", "MB2", true],
    ["S13", "GA1", true],
    ["S16", "GA1", false],
  ])("%s admits %s: %s", (signal, card, isAdmitted) => {
    expect(holds(admittedAt(signalNamed(signal)), cardNamed(card))).toBe(isAdmitted);
  });

  it("count as they were when the trick began", () => {
    const all = "S01 S02 S03 S04 S05 S06 S07 S08 S09 S10 S11 S12 S13 S14 S15 S16".split(" ");
    const covered = all.filter((name) => name !== "S12" && name !== "S13");
    const left = admittedThisTrick(state({ covered, signal: "S12" }));
    expect(left).toBe(cards("CA1 CA2 CA3 MB1 MB2 MB3 GA1 GA2 GA3"));
  });
});

describe("demands", () => {
  it.each([
    ["PG1", "S01", "green_walker"],
    ["BI1", "S10", "bicycle"],
    ["BI1", "S02", "vehicle"],
    ["CA1", "S12", "motor"],
    ["BA1", "S15", "blue_arrow"],
  ])("%s at %s demands %s", (card, signal, demand) => {
    const number = demandAt(state(), cardNamed(card), signalNamed(signal));
    expect(DEMAND[number]).toBe(demand);
  });

  it("tell cars from motorbikes where they are separate", () => {
    const number = demandOf(state({ options: { motor_natures: 1 } }), cardNamed("CA1"));
    expect(cardsIn(meeting(number))).toEqual(cardsIn(cards("CA1 CA2 CA3")));
  });
});
