import { describe, expect, it } from "vitest";
import { arrowPath, chainsOf, meetings } from "./roads";
import { BARE, BOX } from "./testing";

describe.each([
  ["the box", BOX],
  ["a bare board", BARE],
] as const)("the roads of %s", (_, facts) => {
  it("lead along every arrow once", () => {
    const steps = chainsOf(facts).flatMap((chain) =>
      chain.slice(1).map((to, rank) => `${chain[rank]} ${to}`),
    );
    const told = facts.onward.flatMap((ways, from) => ways.map((to) => `${from} ${to}`));
    expect(steps.toSorted()).toEqual(told.toSorted());
  });

  it("have an arrow printed on each", () => {
    expect(arrowPath(facts).match(/M/g)).toHaveLength(facts.onward.flat().length);
  });
});

it("counts the roads that meet", () => {
  expect(meetings(BARE)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(meetings({ onward: [[1], [2, 3], [], []] })).toEqual([1, 3, 1, 1]);
});

it("follows a road from junction to junction", () => {
  expect(chainsOf({ onward: [[1], [2], [3, 4], [], []] })).toEqual([
    [0, 1, 2],
    [2, 3],
    [2, 4],
  ]);
});
