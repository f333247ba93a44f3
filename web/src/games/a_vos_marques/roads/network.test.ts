// The roads of the box's map.
import { describe, expect, it } from "vitest";
import { BOX } from "../laid";
import { FINISH, START } from "./network";

const network = BOX.roads;
const at = (name: string) => network.numbered(name);

describe("the map", () => {
  it("counts steps by road, as the rules do", () => {
    const { to_finish } = BOX.map;
    expect(network.spaces.map((_, space) => network.steps(space, FINISH))).toEqual(to_finish);
    expect(network.toFinish(START)).toBe(58);
  });

  it("knows the nearest place, and the one nearer to the finish of two", () => {
    expect(network.name(network.nearest(at("C07"), "dealer"))).toBe("C17");
    expect(network.name(network.nearest(at("N10"), "service_station"))).toBe("N10");
  });

  it("has a ferry and a tunnel beside its roads", () => {
    expect(network.isLink(at("N15"), at("L10"))).toBe(true);
    expect(network.isLink(at("M11"), at("M12"))).toBe(false);
    expect(network.ways(at("N15")).map((way) => network.name(way))).toEqual([
      "K01",
      "L01",
      "L10",
      "N14",
    ]);
  });
});
