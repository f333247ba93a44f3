import { expect, it } from "vitest";
import { boundsOf, dots, line, type Point, scatter } from "./shapes";

it("writes points as paths, to a tenth of a unit", () => {
  const points: Point[] = [
    [1.26, 2],
    [3, -4.04],
  ];
  expect(line(points)).toBe("M1.3 2L3 -4");
  expect(dots(points)).toBe("M1.3 2h0M3 -4h0");
});

it("finds the bounds of points with a margin", () => {
  const points: Point[] = [
    [0, 10],
    [10, 0],
  ];
  expect(boundsOf(points, 2)).toEqual({ x: -2, y: -2, w: 14, h: 14 });
});

it("scatters the same way every time, between 0 and 1", () => {
  const [one, other] = [scatter(5), scatter(5)];
  const numbers = Array.from({ length: 50 }, one);
  expect(numbers).toEqual(Array.from({ length: 50 }, other));
  expect(new Set(numbers).size).toBe(50);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
});
