// Everything has its place on the board, on every screen and for every number of players.
import lesson from "$generated/a_vos_marques/lesson.json";
import { Phase } from "$generated/a_vos_marques/layout";
import { describe, expect, it } from "vitest";
import { BOX } from "./laid";
import type { Box } from "../contract";
import { outline } from "./outlines";
import { clearOf, type Layout, layoutFor } from "./places";
import { state } from "./testing";

const SCREENS = ["broad", "low", "upright", "narrow"] as const;
const PLAYERS = [3, 4, 5, 6];
const layouts = SCREENS.flatMap((screen) =>
  PLAYERS.map((players): [string, Layout] => [
    `${screen}, ${players} players`,
    layoutFor({ players, screen }),
  ]),
);

function overlap(one: Box, other: Box): boolean {
  const apart = (axis: "x" | "y", side: "w" | "h") =>
    Math.abs(one[axis] - other[axis]) >= (one[side] + other[side]) / 2 - 0.01;
  return !apart("x", "w") && !apart("y", "h");
}

describe.each(layouts)("%s", (_, layout) => {
  const { map, steps, plates, tray, go, tools } = layout;
  const apart = [map, steps, tray, go, ...plates, ...tools];

  it("keeps everything on the board", () => {
    for (const { x, y, w, h } of [...apart, layout.caption, ...layout.slips]) {
      expect(x - w / 2).toBeGreaterThanOrEqual(-0.01);
      expect(y - h / 2).toBeGreaterThanOrEqual(-0.01);
      expect(x + w / 2).toBeLessThanOrEqual(layout.w + 0.01);
      expect(y + h / 2).toBeLessThanOrEqual(layout.h + 0.01);
    }
  });

  it("lays nothing over something else", () => {
    const pairs = apart.flatMap((one, rank) => apart.slice(rank + 1).map((other) => [one, other]));
    expect(pairs.filter(([one, other]) => overlap(one!, other!))).toEqual([]);
  });
});

it("a slip makes way for what must be seen", () => {
  const { slips } = layoutFor({ players: 4, screen: "broad" });
  const [first, second] = slips as [Box, Box];
  expect(clearOf(slips, [])).toBe(first);
  expect(clearOf(slips, [{ x: first.x, y: first.y }])).toBe(second);
});

it("whatever the lesson points at has an outline", () => {
  const steps: readonly { points?: readonly string[] }[] = lesson.steps;
  const shown = state({ phase: Phase.ATTACK, players: [{ hand: "S01" }] });
  const places = steps.flatMap(({ points = [] }) => points);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !outline(BOX, place, 0, shown))).toEqual([]);
});
