// Turning points: the largest swings, neighbours as one, five at most, in their order.
import { describe, expect, it } from "vitest";
import { leaderOf, turningPoints } from "./turning";

/** A curve of two seats from the chances of the first. */
function duel(...chances: number[]): number[][] {
  return chances.map((chance) => [chance, 1 - chance]);
}

const steady = (chance: number, count = 6) => Array<number>(count).fill(chance);
const rounded = (points: ReturnType<typeof turningPoints>) =>
  points.map(({ number, change }) => [number, Math.round(change * 100)]);

describe("turning points", () => {
  it("are none while nothing happens", () => {
    expect(turningPoints(duel(...steady(0.5)), 0)).toEqual([]);
    expect(turningPoints(duel(0.5), 0)).toEqual([]);
    expect(turningPoints([], 0)).toEqual([]);
  });

  it("leave out what is hardly felt", () => {
    expect(turningPoints(duel(...steady(0.5), ...steady(0.54)), 0)).toEqual([]);
  });

  it("gain for one seat what they lose for the other", () => {
    const curve = duel(...steady(0.5), ...steady(0.7));
    expect(rounded(turningPoints(curve, 0))).toEqual([[6, 20]]);
    expect(rounded(turningPoints(curve, 1))).toEqual([[6, -20]]);
  });

  it("take neighbours in one direction as one, at the action that weighed most", () => {
    const curve = duel(...steady(0.5), 0.54, 0.66, 0.7, ...steady(0.7));
    expect(rounded(turningPoints(curve, 0))).toEqual([[7, 20]]);
  });

  it("keep neighbours apart that pull in two directions, or lie far apart", () => {
    expect(rounded(turningPoints(duel(...steady(0.5), 0.7, 0.5), 0))).toEqual([
      [6, 20],
      [7, -20],
    ]);
    const far = duel(...steady(0.5), ...steady(0.6), ...steady(0.7));
    expect(rounded(turningPoints(far, 0))).toEqual([
      [6, 10],
      [12, 10],
    ]);
  });

  it("are the five largest, in their order", () => {
    const heights = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9];
    const found = turningPoints(duel(...heights.flatMap((chance) => steady(chance))), 0);
    expect(rounded(found)).toEqual([
      [18, 30],
      [24, -40],
      [30, 50],
      [36, -60],
      [42, 70],
    ]);
  });
});

it("the leader is who has the best chance in the end", () => {
  expect(leaderOf([[0.9, 0.1], [0.2, 0.8]])).toBe(1); // prettier-ignore
});
