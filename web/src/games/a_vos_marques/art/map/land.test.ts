// The land: cells, the regions merged from them, and the water.
import { describe, expect, it } from "vitest";
import { distance, type Point, scatter } from "$lib/shapes";
import { cellsOf } from "./cells";
import { pointOf } from "./facts";
import { Ground, VERGE } from "./ground";
import { frontiersOf, ringsOf } from "./regions";
import { BARE, BOX } from "./testing";
import { isUnderWater, watersOf } from "./water";

const BOARDS = [
  ["the box", BOX],
  ["a bare board", BARE],
] as const;

function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], rank) => {
    const [beforeX, beforeY] = ring.at(rank - 1)!;
    return sum + (beforeX * y - x * beforeY) / 2;
  }, 0);
}

describe.each(BOARDS)("the cells of %s", (_, facts) => {
  const sites = facts.spaces.map(pointOf);
  const cells = cellsOf(sites, facts.canvas);

  it("cover the map, each part once", () => {
    const areas = cells.map((sides) => areaOf(sides.map(({ from }) => from)));
    expect(Math.min(...areas)).toBeGreaterThan(0);
    expect(areas.reduce((sum, area) => sum + area)).toBeCloseTo(
      facts.canvas[0] * facts.canvas[1],
      3,
    );
  });

  it("end halfway to the space beyond", () => {
    cells.forEach((sides, site) => {
      for (const { from, to, beyond } of sides.filter((side) => side.beyond >= 0))
        for (const end of [from, to])
          expect(distance(end, sites[site]!)).toBeCloseTo(distance(end, sites[beyond]!), 3);
    });
  });
});

describe.each(BOARDS)("the regions of %s", (_, facts) => {
  const frontiers = frontiersOf(facts);
  const regions = [...new Set(facts.spaces.map(({ region }) => region))];
  const rings = regions.map((region) => ringsOf(region, frontiers));

  it("have closed outlines", () => {
    for (const ring of rings.flat()) expect(distance(ring[0]!, ring.at(-1)!)).toBeLessThan(1);
  });

  it("leave no gaps and do not overlap", () => {
    const whole = rings.flat().reduce((sum, ring) => sum + areaOf(ring), 0);
    expect(whole / (facts.canvas[0] * facts.canvas[1])).toBeCloseTo(1, 3);
  });

  it("are told apart by the nearest space", () => {
    const ground = new Ground(facts);
    for (const space of facts.spaces) expect(ground.regionAt(pointOf(space))).toBe(space.region);
  });
});

describe("the water of the box", () => {
  const ground = new Ground(BOX);
  const waters = watersOf(ground);

  it("is a lake and a sea", () => {
    const { cx, cy } = BOX.map.lake_ellipse!;
    const [width, height] = BOX.canvas;
    expect(isUnderWater([cx, cy], waters)).toBe(true);
    const coast = BOX.spaces.find(({ region }) => region === "coast")!;
    expect(isUnderWater([coast.x, height], waters)).toBe(true);
    expect(isUnderWater([width / 2, height / 2], waters)).toBe(false);
  });

  it("leaves every road dry", () => {
    const chance = scatter(3);
    const [width, height] = BOX.canvas;
    for (let thrown = 0; thrown < 2000; thrown += 1) {
      const at: Point = [chance() * width, chance() * height];
      if (ground.toRoad(at) < 0) expect(isUnderWater(at, waters), `${at}`).toBe(false);
    }
  });
});

it("finds a lake without being told where, and no sea", () => {
  const { lake, shore } = watersOf(new Ground(BARE));
  expect(lake.length).toBeGreaterThan(0);
  expect(shore).toEqual([]);
});

it("tells how much room is beside a road", () => {
  const { x, y } = BARE.spaces[3]!;
  const ground = new Ground(BARE);
  expect(ground.toRoad([x, y])).toBeCloseTo(-VERGE);
  expect(ground.toRoad([x, y - 40])).toBeCloseTo(40 - VERGE);
});
