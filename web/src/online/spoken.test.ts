import { describe, expect, it } from "vitest";
import { ageOf, sayTime, spanOf } from "./spoken";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("a length of time", () => {
  it.each([
    [30, "second", 30],
    [60, "minute", 1],
    [90, "second", 90],
    [20 * MINUTE, "minute", 20],
    [36 * HOUR, "hour", 36],
    [7 * DAY, "day", 7],
    [0, "second", 0],
  ])("of %i seconds is told exactly, in few words", (seconds, unit, count) => {
    expect(spanOf(seconds)).toEqual({ unit, count });
  });
});

// Without words loaded, what is said is the name of the message.
describe("the time of a table", () => {
  it.each([
    ["none", {}],
    ["none", { kind: "none" }],
    ["move", { kind: "days", move: DAY }],
    ["reserve", { kind: "live", move: 30, reserve: 5 * MINUTE }],
  ] as const)("is told: %s of %o", (words, time) => {
    expect(sayTime(time)).toBe(`gather-time-${words}`);
  });
});

describe("how long something is past", () => {
  it.each([
    [0, "second", 0],
    [59.9, "second", 59],
    [61, "minute", 1],
    [2 * HOUR - 1, "hour", 1],
    [3.5 * DAY, "day", 3],
  ])("is told roughly: %d seconds", (seconds, unit, count) => {
    expect(ageOf(seconds * 1000)).toEqual({ unit, count });
  });

  it("is never before now, even if two clocks disagree", () => {
    expect(ageOf(-5000)).toEqual({ unit: "second", count: 0 });
  });
});
