// What is lettered and planted: it keeps off the roads, and off each other.
import { describe, expect, it } from "vitest";
import type { Point } from "$lib/shapes";
import { afloatOn } from "./afloat";
import { crossingsOf } from "./crossings";
import { FINISH, START } from "./facts";
import { gateBox, gatesOf } from "./gates";
import { distanceToBox, Ground } from "./ground";
import { boxOf, labelsOf } from "./labels";
import { planted } from "./planting";
import { BARE, BOX, NAMES } from "./testing";
import { isUnderWater, watersOf } from "./water";

const ground = new Ground(BOX);
const waters = watersOf(ground);
const built = [BOX.map.title_box!, BOX.map.dice_tray!];
const labels = labelsOf(ground, NAMES, built);
const boxes = [...built, ...labels.map(boxOf)];
const plants = planted(ground, waters, boxes);

describe("the names of regions", () => {
  it("are all lettered, each in its region", () => {
    expect(new Set(labels.map(({ region }) => region))).toEqual(
      new Set(Object.keys(NAMES.regions)),
    );
    for (const { region, x, y } of labels) expect(ground.regionAt([x, y])).toBe(region);
  });

  it("keep clear of the roads", () => {
    for (const label of labels) {
      const [left, top, width, height] = boxOf(label);
      const corners: Point[] = [
        [left, top],
        [left + width, top],
        [left, top + height],
        [left + width, top + height],
      ];
      for (const corner of corners) expect(ground.toRoad(corner), label.text).toBeGreaterThan(0);
    }
  });

  it("keep off each other", () => {
    for (const [rank, label] of labels.entries())
      for (const other of labels.slice(rank + 1)) {
        const [left, top, width, height] = boxOf(label);
        const middle: Point = [left + width / 2, top + height / 2];
        expect(distanceToBox(middle, boxOf(other)), other.text).toBeGreaterThan(0);
      }
  });

  it("find a place of their own where none is told", () => {
    const regions = new Set(BARE.spaces.map(({ region }) => region));
    expect(labelsOf(new Ground(BARE), NAMES, [])).toHaveLength(regions.size);
  });
});

describe("plants", () => {
  it("are many, and stand beside roads, letters and water", () => {
    expect(plants.length).toBeGreaterThan(150);
    for (const { x, y, stamp } of plants.filter(
      ({ stamp }) => !["peak", "ridge"].includes(stamp),
    )) {
      expect(ground.toRoad([x, y]), stamp).toBeGreaterThan(0);
      expect(isUnderWater([x, y], waters), stamp).toBe(false);
      for (const box of boxes) expect(distanceToBox([x, y], box), stamp).toBeGreaterThan(0);
    }
  });

  it("come from back to front", () => {
    const feet = plants.map(({ y }) => y);
    expect(feet).toEqual(feet.toSorted((one, other) => one - other));
  });

  it("are the same every time", () => {
    expect(planted(ground, waters, boxes)).toEqual(plants);
  });
});

it("floats sails on the water, away from the ferry's line", () => {
  const { sails, waves } = afloatOn(BOX, waters, boxes);
  expect(sails.length).toBeGreaterThan(1);
  expect(waves.length).toBeGreaterThan(sails.length);
  for (const at of [...sails, ...waves]) expect(isUnderWater(at, waters)).toBe(true);
});

it("builds two piers for a ferry and two portals for a tunnel", () => {
  const { piers, portals, ferries } = crossingsOf(BOX);
  expect([piers.length, portals.length, ferries.length]).toEqual([2, 2, 1]);
  expect(crossingsOf(BARE).portals).toEqual([]);
});

describe("the gates", () => {
  it("stand over their spaces", () => {
    const { start, finish } = gatesOf(BOX);
    for (const [gate, space] of [
      [start, BOX.spaces[START]!],
      [finish, BOX.spaces[FINISH]!],
    ] as const)
      expect(distanceToBox([space.x, space.y], gateBox(gate))).toBe(0);
  });

  it("stand aside for a space beside them", () => {
    const { x } = BARE.spaces[FINISH]!;
    expect(gatesOf(BARE).finish.x).toBeGreaterThan(x);
  });
});
