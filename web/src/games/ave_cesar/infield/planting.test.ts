import { describe, expect, it } from "vitest";
import facts from "$generated/ave_cesar/facts.json";
import { arenaOf, frameOf } from "../circus/art";
import { clearance } from "../circus/geometry";
import { finishLine, outlineOf, type TrackDrawing } from "../track";
import { freeAround, obstaclesOf } from "./obstacles";
import { REACH } from "./ornaments";
import { gardenOf } from "./planting";

const FAR = 1000;
const { tracks } = facts.drawing as unknown as { tracks: (TrackDrawing & { name: string })[] };

describe.each(tracks)("the garden of side $name", (track) => {
  const arena = arenaOf(track);
  const obstacles = obstaclesOf(track);
  const garden = gardenOf(track, arena);

  it("keeps every ornament, off the track and large enough to be seen", () => {
    const kinds = garden.ornaments.map(({ kind }) => kind);
    expect(kinds).toEqual(track.drawing!.decor!.map(({ kind }) => kind));
    for (const { x, y, size } of garden.ornaments) {
      expect(size).toBeGreaterThan(0.5);
      expect(freeAround([x, y], obstacles, FAR)).toBeGreaterThanOrEqual(size * REACH);
    }
  });

  it("plants trees inside the arena and beside the track", () => {
    expect(garden.plants.length).toBeGreaterThan(30);
    for (const { x, y, size } of garden.plants) {
      expect(-clearance([x, y], arena)).toBeGreaterThan(size);
      expect(freeAround([x, y], obstacles, FAR)).toBeGreaterThan(size);
    }
  });

  it("leads paths past the track", () => {
    expect(garden.walks.length).toBeGreaterThan(0);
    for (const end of garden.walks.flat())
      expect(freeAround(end, obstacles, FAR)).toBeGreaterThan(0);
  });
});

describe.each(tracks)("side $name without a drawing", (whole) => {
  const { drawing, ...bare } = whole;

  it("has a cell for every space, and a circus around them", () => {
    const names = Object.keys(bare.spaces);
    const corners = names.flatMap((name) => outlineOf(bare, name));
    const { x, y, w, h } = frameOf(bare);
    expect(corners).toHaveLength(4 * names.length);
    expect(corners.every((at) => at[0] > x && at[0] < x + w && at[1] > y && at[1] < y + h)).toBe(
      true,
    );
    expect(gardenOf(bare, arenaOf(bare)).ornaments).toEqual([]);
  });

  it("has its line at the front of the grid", () => {
    const [outer, inner] = finishLine(bare);
    const [told] = drawing!.finish_line!;
    expect(outer![0]).toBeCloseTo(inner![0]);
    expect(Math.abs(outer![0] - told![0])).toBeLessThan(25);
  });
});
