import { describe, expect, it } from "vitest";
import {
  around,
  boundsOf,
  clearance,
  distance,
  dots,
  hull,
  lengthOf,
  line,
  scatter,
} from "./geometry";
import type { Point } from "./track";

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe("a hull", () => {
  it("leaves out what lies inside it", () => {
    const points: Point[] = [...SQUARE, [5, 5], [2, 8], [5, 0]];
    expect(hull(points).toSorted()).toEqual(SQUARE.toSorted());
  });

  it("runs clockwise on screen, so that outward is away from the middle", () => {
    for (const { at, outward } of around(hull(SQUARE), 3, 2)) {
      const before = distance(at, [5, 5]);
      expect(distance([at[0] + outward[0], at[1] + outward[1]], [5, 5])).toBeGreaterThan(before);
    }
  });
});

describe("points around a ring", () => {
  it("lie as far outside as asked", () => {
    for (const { at } of around(hull(SQUARE), 4, 1)) expect(clearance(at, SQUARE)).toBeCloseTo(4);
  });

  it("are as many as fit", () => {
    expect(lengthOf(SQUARE)).toBe(40);
    expect(around(hull(SQUARE), 0, 4)).toHaveLength(10);
  });
});

describe("a clearance", () => {
  it.each([
    [[15, 5], 5],
    [[13, 14], 5],
    [[5, 2], -2],
  ] as const)("of %j is %d", (point, expected) => {
    expect(clearance(point, SQUARE)).toBeCloseTo(expected);
  });
});

it("writes points as paths, to a tenth of a unit", () => {
  const points: Point[] = [
    [1.26, 2],
    [3, -4.04],
  ];
  expect(line(points)).toBe("M1.3 2L3 -4");
  expect(dots(points)).toBe("M1.3 2h0M3 -4h0");
});

it("finds the bounds of points with a margin", () => {
  expect(boundsOf(SQUARE, 2)).toEqual({ x: -2, y: -2, w: 14, h: 14 });
});

it("scatters the same way every time, between 0 and 1", () => {
  const [one, other] = [scatter(5), scatter(5)];
  const numbers = Array.from({ length: 50 }, one);
  expect(numbers).toEqual(Array.from({ length: 50 }, other));
  expect(new Set(numbers).size).toBe(50);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
});
