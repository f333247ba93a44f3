// Ways, waste and spare spaces, as the rule book counts them.
import { describe, expect, it } from "vitest";
import { BOX, Course } from "./course";
import { state } from "./testing";
import { after, reachOf, strides, wasteOf, wayOverLine, wayTo } from "./ways";

const white = BOX.courseOf(state({ course: "white_cw" }));
const nobody = new Set<string>();
const at = (space: string, lap = 1, isSaluted = false) => ({ space, lap, isSaluted });

describe("the spaces that steps lead to", () => {
  it("lie past the near end of a wall, but not across it", () => {
    expect(reachOf(white, "03-2", 1).toSorted()).toEqual(["04-1", "04-2", "04-3"]);
    expect(reachOf(white, "04-2", 1)).toEqual(["05R"]);
  });

  it("are free", () => {
    expect(reachOf(white, "07R", 2, new Set(["08R"]))).toEqual(["08Lb"]);
    expect(reachOf(white, "20L", 1, new Set(["21"]))).toEqual([]);
  });
});

describe("a way", () => {
  it("changes lanes as seldom and as late as can be", () => {
    expect(wayTo(white, ["24R", "26III"], 2, nobody)).toEqual(["25M", "26III"]);
    expect(wayTo(white, ["26I", "02M"], 2, nobody)).toEqual(["01I", "02M"]);
    expect(wayTo(white, ["07L", "09R"], 2, nobody)).toEqual(["08R", "09R"]);
  });

  it("has exactly as many steps as the card says", () => {
    expect(wayTo(white, ["07R", "09L"], 3, nobody)).toEqual(["08La", "08Lb", "09L"]);
    expect(wayTo(white, ["07R", "10"], 2, nobody)).toBeNull();
  });

  it("goes over the line as soon as it can", () => {
    expect(wayOverLine(white, "25R", 6, nobody)).toEqual(["26I", "01I"]);
    expect(wayOverLine(white, "26I", 6, new Set(["01I", "01II"]))).toBeNull();
    expect(wayOverLine(white, "24R", 2, nobody)).toBeNull();
  });
});

describe("waste", () => {
  it("is what a move does not shorten the way left by", () => {
    expect(wasteOf(white, at("07R"), "09R", 2)).toBe(0);
    expect(wasteOf(white, at("07R"), "09L", 3)).toBe(1);
  });

  it("is not what the salute costs", () => {
    expect(wasteOf(white, at("23R"), "C1", 3)).toBe(0);
    expect(wasteOf(white, at("25L"), "02L", 4)).toBe(1); // through the alley, without a stop
  });

  it("is found on the steps of the outer lane", () => {
    const steps = strides(white, at("07R"), ["08La", "08Lb", "09L"]);
    expect(steps.filter(({ isWasted }) => isWasted)).toHaveLength(1);
  });

  it("is unknown to those who cannot end their race any more", () => {
    expect(wasteOf(white, at("03-1", 3), "04-1", 1)).toBeNull();
  });
});

it("a chariot that goes over the line is a lap on, and one that stops in the alley has saluted", () => {
  expect(after(white, at("26I", 1), "02R")).toEqual(at("02R", 2));
  expect(after(white, at("24L", 1), "C2")).toEqual(at("C2", 2, true));
});

const EVERY_COURSE = ["white_cw", "white_ccw", "blue_cw", "blue_ccw"] as const;
const OTHER_SIDE = ["yellow_cw", "yellow_ccw", "red_cw", "red_ccw"] as const;
const lengths: [Course, number][] = [
  ...EVERY_COURSE.map((course): [Course, number] => [BOX.courseOf(state({ course })), 80]),
  ...OTHER_SIDE.map((course): [Course, number] => [BOX.courseOf(state({ course })), 78]),
];

it.each(lengths)("the shortest race has its length from every lane", (course, length) => {
  const grid = course.track.grid[course.direction];
  expect(grid.map((space) => course.left(at(space, 0)))).toEqual(grid.map(() => length));
});
