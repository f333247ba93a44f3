import { describe, expect, it } from "vitest";
import facts from "$generated/ave_cesar/facts.json";
import { distance, type Point } from "$lib/shapes";
import { headingOf, outlineOf, type TrackDrawing } from "../track";
import { around, clearance, edgeAhead, hull, lengthOf } from "./geometry";

const NARROWEST_LANE = 15;
const { tracks } = facts.drawing as unknown as { tracks: (TrackDrawing & { name: string })[] };

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe("a hull", () => {
  it("leaves out what lies inside it", () => {
    const points: Point[] = [...SQUARE, [5, 5], [2, 8], [5, 0]];
    expect(hull(points).toSorted()).toEqual(SQUARE.toSorted());
  });

  it("runs clockwise on screen, so that outward is away from the middle", () => {
    for (const { at, outward } of around(hull(SQUARE), 3, 2)) {
      const before = distance(at, [5, 5]);
      expect(distance([at[0] + outward[0], at[1] + outward[1]], [5, 5])).toBeGreaterThan(before);
    }
  });
});

describe("the edge ahead", () => {
  it("is the one that is driven over, whatever corners the sides have", () => {
    const bent: Point[] = [...SQUARE.slice(0, 3), [5, 11], [0, 10]];
    expect(edgeAhead(bent, [5, 5], 0)).toEqual([bent[1], bent[2]]);
    expect(edgeAhead(bent, [5, 5], 180)).toEqual([bent[4], bent[0]]);
  });

  it.each(tracks)("is as long as a lane is wide, all over side $name", (track) => {
    for (const [name, space] of Object.entries(track.spaces)) {
      for (const direction of ["cw", "ccw"] as const) {
        const heading = headingOf(space, direction);
        const edge = edgeAhead(outlineOf(track, name), [space.x, space.y], heading);
        expect(distance(...edge), `${name} ${direction}`).toBeGreaterThan(NARROWEST_LANE);
      }
    }
  });
});

describe("points around a ring", () => {
  it("lie as far outside as asked", () => {
    for (const { at } of around(hull(SQUARE), 4, 1)) expect(clearance(at, SQUARE)).toBeCloseTo(4);
  });

  it("are as many as fit", () => {
    expect(lengthOf(SQUARE)).toBe(40);
    expect(around(hull(SQUARE), 0, 4)).toHaveLength(10);
  });
});

describe("a clearance", () => {
  it.each([
    [[15, 5], 5],
    [[13, 14], 5],
    [[5, 2], -2],
  ] as const)("of %j is %d", (point, expected) => {
    expect(clearance(point, SQUARE)).toBeCloseTo(expected);
  });
});
