// Everything that the rules name has a drawing.
import { expect, it } from "vitest";
import facts from "$generated/macadam/facts.json";
import { frameOf } from "./kinds";
import { PLATES } from "./plates";
import { FACES } from "./signs/faces";
import { walkerOf } from "./walkers";

const { cards, types, demands } = facts.drawing;

it("has a face for every type of signal", () => {
  expect(new Set(Object.keys(FACES))).toEqual(new Set(types));
});

it("has a frame for every kind of card", () => {
  expect(cards.map(({ kind }) => frameOf(kind)).filter((frame) => !frame)).toEqual([]);
});

it("has a badge for every demand, and for agents", () => {
  expect(
    ["agent", ...Object.keys(demands)].filter((name) => !walkerOf(name) && !PLATES[name]),
  ).toEqual([]);
});
