// Where cars go that are pushed, as the rule book counts it.
import { describe, expect, it } from "vitest";
import { BOX } from "../laid";
import { backWay, forwardWays, headingAt } from "./forced";

const network = BOX.roads;
const at = (name: string) => network.numbered(name);
const named = (spaces: readonly number[]) => spaces.map((space) => network.name(space));
const to = (place: string | null) => (place === null ? null : at(place));
const back = (from: string, steps: number, errand: string | null = null) =>
  named(backWay(network, at(from), steps, to(errand))).at(-1);
const forward = (from: string, steps: number, errand: string | null = null) =>
  forwardWays(network, at(from), steps, to(errand)).map((way) => named(way).at(-1));

describe("a car that is pushed back", () => {
  it("goes against the arrows, as far as the start", () => {
    expect(back("M18", 5)).toBe("M13");
    expect(back("A03", 5)).toBe("START");
    expect(back("N15", 18)).toBe("A07");
  });

  it("goes away from its errand", () => {
    expect(back("M18", 5, "M04")).toBe("M23");
    expect(back("L02", 6, "L05")).toBe("N11");
  });
});

describe("a car that may go forward", () => {
  it("chooses at forks", () => {
    expect(forward("A09", 5)).toEqual(["C04", "M04", "N04"]);
    expect(forward("H24", 5)).toEqual(["FINISH"]);
  });

  it("goes straight to its errand, and no farther", () => {
    expect(forward("M07", 9, "M04")).toEqual(["M04"]);
  });
});

it("a car looks away from where it came from, and along the arrows at the start", () => {
  expect(headingAt(network, at("A01"), at("START"))).toBeLessThan(0);
  expect(headingAt(network, at("START"), at("START"))).toBeCloseTo(
    headingAt(network, at("A01"), at("START")),
  );
});
