// The teacher's pencil stays near what it points at.
import { describe, expect, it } from "vitest";
import { arrow, loop } from "./pencil";

const YARD = { x: 440, y: 930, w: 110, h: 110 };
const PLANT = { x: 320, y: 810, w: 110, h: 110 };
const MARGIN = 5;

function pointsOf(path: string): [number, number][] {
  const numbers = path.match(/-?\d+\.\d/g)!.map(Number);
  return numbers.flatMap((x, place) => (place % 2 ? [] : [[x, numbers[place + 1]!]]));
}

describe("a loop", () => {
  it("goes round the box and not through it", () => {
    const farFromCentre = pointsOf(loop(YARD, MARGIN)).map(([x, y]) =>
      Math.max(Math.abs(x - YARD.x), Math.abs(y - YARD.y)),
    );
    const [least, most] = [Math.min(...farFromCentre), Math.max(...farFromCentre)];
    expect(least).toBeGreaterThan(YARD.w / 3);
    expect(most).toBeGreaterThanOrEqual(YARD.w / 2 + MARGIN);
    expect(most).toBeLessThan(YARD.w / 2 + 4 * MARGIN);
  });
});

describe("an arrow", () => {
  it("leads from inside one box into the other", () => {
    const points = pointsOf(arrow(YARD, PLANT));
    const isIn = ([x, y]: [number, number], box: typeof YARD) =>
      Math.abs(x - box.x) < box.w / 2 && Math.abs(y - box.y) < box.h / 2;
    expect(isIn(points[0]!, YARD)).toBe(true);
    expect(isIn(points[2]!, PLANT)).toBe(true);
  });

  it("leads on towards a box that lies within the other", () => {
    const door = { x: YARD.x + YARD.w / 3, y: YARD.y, w: 20, h: 20 };
    const [start, , tip] = pointsOf(arrow(YARD, door));
    expect(tip![0]).toBeGreaterThan(start![0]);
  });
});
