// The graph: places and actions lead to each other, and symbols never hide one another.
import { describe, expect, it } from "vitest";
import { lineOf, numberAt, type Sheet, spread, xOf, yOf } from "./graph";

const SHEET: Sheet = {
  width: 220,
  height: 120,
  left: 10,
  right: 10,
  top: 10,
  bottom: 10,
  last: 4,
};

describe("the sheet", () => {
  it("runs from the first action to the last, from certain down to hopeless", () => {
    expect([xOf(SHEET, 0), xOf(SHEET, 4)]).toEqual([10, 210]);
    expect([yOf(SHEET, 1), yOf(SHEET, 0)]).toEqual([10, 110]);
  });

  it("finds the nearest action, whatever is pressed", () => {
    expect([-50, 10, 84, 86, 999].map((x) => numberAt(SHEET, x))).toEqual([0, 0, 1, 2, 4]);
  });

  it("holds a match that has only begun", () => {
    const begun = { ...SHEET, last: 0 };
    expect(xOf(begun, 0)).toBe(10);
    expect(numberAt(begun, 100)).toBe(0);
  });

  it("has a line through all chances", () => {
    expect(lineOf({ ...SHEET, last: 2 }, [0.5, 1, 0])).toBe("M10.0 60.0L110.0 10.0L210.0 110.0");
  });
});

describe("symbols at the end", () => {
  it("stay where they are if there is room", () => {
    expect(spread([80, 20, 50], 10, 100)).toEqual([80, 20, 50]);
  });

  it("make room for each other in their order, and stay on the sheet", () => {
    expect(spread([100, 10, 98], 10, 100)).toEqual([100, 10, 90]);
    expect(spread([0, 0, 0], 10, 100)).toEqual([0, 10, 20]);
  });
});
