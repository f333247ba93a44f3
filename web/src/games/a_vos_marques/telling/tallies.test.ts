// A finished match in numbers.
import type { Event } from "$generated/a_vos_marques/layout";
import { expect, it } from "vitest";
import { tallies } from "./tallies";

const EVENTS: Event[] = [
  { kind: "rolled_red", seat: 0, total: 6, die_1: 3, die_2: 4, die_3: 0 },
  { kind: "rolled_blue", seat: 1, face: 4, amount: 5 },
  { kind: "played", seat: 1, card: 52, target: 0 },
  { kind: "countered", seat: 0, card: 52, product: 0, result: 0 },
  { kind: "went_back", seat: 2, from_space: 9, space: 4, steps: 5 },
  { kind: "thrown_to_start", seat: 2, from_space: 4 },
];

it("counts points, spaces, écus and cards by seat", () => {
  const told = tallies(EVENTS, 3, (id) => id);
  expect(Object.fromEntries(told.map(({ label, values }) => [label, values]))).toEqual({
    "board-tally-driven": [7, 0, 0],
    "board-tally-pushed": [0, 0, 5],
    "board-tally-ecus": [0, 5, 0],
    "board-tally-attacks": [0, 1, 0],
    "board-tally-hits": [1, 0, 0],
    "board-tally-counters": [1, 0, 0],
    "board-tally-errands": [0, 0, 0],
    "board-tally-thrown": [0, 0, 1],
  });
});
