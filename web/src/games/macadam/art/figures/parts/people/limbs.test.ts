import { expect, it } from "vitest";
import { joint, leaning, slant } from "./limbs";

it("leans forward, which is to the right", () => {
  const [x, y] = leaning([0, -10], 90);
  expect(x).toBeCloseTo(10);
  expect(y).toBeCloseTo(0);
});

it("puts a knee in front of the leg and an elbow behind the arm", () => {
  const [knee, elbow] = [joint([0, 0], [0, 12], 10, "forward"), joint([0, 0], [0, 12], 10, "back")];
  expect(knee).toEqual([8, 6]);
  expect(elbow).toEqual([-8, 6]);
});

it("stretches a limb that is too short", () => {
  expect(joint([0, 0], [0, 30], 10, "forward")).toEqual([0, 15]);
});

it("measures slants from straight down", () => {
  expect(slant([0, 0], [0, 5])).toBeCloseTo(0);
  expect(slant([0, 0], [-5, 5])).toBeCloseTo(45);
});
