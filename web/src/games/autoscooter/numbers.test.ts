// The log sheet: what is left, and when a number lets a car move.
import { describe, expect, it } from "vitest";
import { carAt } from "./cars";
import { columnOf, isUsed, placesFor, ticksOver, unusedOf } from "./numbers";
import { state } from "./testing";

const [RED, YELLOW] = [0, 1];

describe("a column", () => {
  it("runs to and fro over the sheet", () => {
    expect(columnOf(RED).slice(0, 4)).toEqual([0, 15, 16, 31]);
  });

  it("loses the numbers that were used", () => {
    const shown = state();
    carAt(shown, RED).used = 0b10;
    expect(isUsed(shown, RED, 15)).toBe(true);
    expect(unusedOf(shown, RED)).not.toContain(15);
    expect(unusedOf(shown, RED)).toHaveLength(10);
  });
});

describe("places in the order", () => {
  it("are all open in the middle, and few at the ends", () => {
    const shown = state();
    expect(placesFor(shown, RED, 0)).toEqual([1, 1]);
    expect(placesFor(shown, RED, 48)).toEqual([1, 8]);
  });

  it("are told apart by numbers that are known", () => {
    const shown = state();
    carAt(shown, YELLOW).number = 1;
    expect(placesFor(shown, RED, 48)).toEqual([2, 8]);
    carAt(shown, YELLOW).number = 81;
    expect(placesFor(shown, RED, 48)).toEqual([1, 7]);
  });
});

it("ticks lie between a car's own numbers, in order", () => {
  const ticks = ticksOver(state(), RED).toSorted((one, other) => one.number - other.number);
  expect(ticks).toHaveLength(77);
  expect(ticks[0]!.at).toBeGreaterThan(0); // after its 1
  expect(ticks.at(-1)!.at).toBeGreaterThan(10); // after its 81
  ticks.slice(1).forEach((tick, index) => {
    expect(tick.at).toBeGreaterThanOrEqual(ticks[index]!.at);
  });
});
