// Labels over the board can be read: none covers another, none leaves the board at its sides or top.
import { expect, it } from "vitest";
import { labelled } from "./signposts";

const WIDTH = 1000;
const SIZE = { w: 120, h: 40 };
const spot = (x: number, y: number) => ({ box: { x, y, w: 60, h: 60 }, ...SIZE });

it("lie above their spots", () => {
  const [label] = labelled([spot(500, 500)], WIDTH);
  expect(label!.x).toBe(500);
  expect(label!.y + label!.h / 2).toBeLessThan(470);
});

it("stay on the board", () => {
  const [left, right, top] = labelled([spot(10, 500), spot(990, 500), spot(500, 30)], WIDTH);
  expect(left!.x - left!.w / 2).toBe(0);
  expect(right!.x + right!.w / 2).toBe(WIDTH);
  expect(top!.y - top!.h / 2).toBeGreaterThan(60);
});

it("of neighbours, one lies below", () => {
  const [one, other] = labelled([spot(500, 500), spot(560, 510)], WIDTH);
  expect(one!.y).toBeLessThan(500);
  expect(other!.y).toBeGreaterThan(510);
});
