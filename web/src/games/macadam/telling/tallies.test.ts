// A match in numbers.
import type { Event } from "$generated/macadam/layout";
import { expect, it } from "vitest";
import { tallies } from "./tallies";
import { cardNamed } from "../testing";

const LEAST_POINTS = 1600; // what the least number of points is short of 0
const say = (id: string) => id;

const EVENTS: Event[] = [
  { kind: "opened", seat: 0, card: cardNamed("PR1") },
  { kind: "fined", seat: 1, fines: 1 },
  { kind: "agent", seat: 2, card: cardNamed("AG1"), agents: 1 },
  { kind: "agent_brought", seat: 2, card: cardNamed("BI3") },
  { kind: "round_covered", seat: -1, round: 0 },
  { kind: "scored", seat: 0, points: LEAST_POINTS + 200, fines: 0, walkers: 1 },
  { kind: "scored", seat: 1, points: LEAST_POINTS - 100, fines: 1, walkers: 0 },
  { kind: "scored", seat: 2, points: LEAST_POINTS + 150, fines: 0, walkers: 0 },
];

it("counts cards by kind, agents and fines, and tells the points of each round", () => {
  const told = Object.fromEntries(
    tallies(EVENTS, 3, say).map(({ label, values }) => [label, values]),
  );
  expect(told).toMatchObject({
    "board-tally-walk": [1, 0, 0],
    "board-tally-bicycle": [0, 0, 1],
    "board-tally-moped": [0, 0, 0],
    "board-tally-agents": [0, 0, 1],
    "board-tally-fines": [0, 1, 0],
    "board-tally-round_covered": [200, -100, 150],
  });
});
