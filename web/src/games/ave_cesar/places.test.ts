// Both ways to lay the board out, for every number of players.
import { describe, expect, it } from "vitest";
import type { Screen } from "$lib/screen.svelte";
import type { Box } from "../contract";
import { BOX } from "./course";
import { layoutFor, onBoard, trackTransform, type Layout } from "./places";
import { state } from "./testing";

const [sideA, sideB] = [
  BOX.courseOf(state()).track,
  BOX.courseOf(state({ course: "red_cw" })).track,
];
const SCREENS: Screen[] = ["broad", "low", "upright", "narrow"];
const TABLES = [3, 4, 5, 6].flatMap((players) =>
  SCREENS.map((screen) => ({ players, screen, track: players < 5 ? sideA : sideB })),
);

function overlap(one: Box, other: Box): boolean {
  const isApart =
    Math.abs(one.x - other.x) >= (one.w + other.w) / 2 - 1e-6 ||
    Math.abs(one.y - other.y) >= (one.h + other.h) / 2 - 1e-6;
  return !isApart;
}

function boxesOf({ circus, title, tablets, cards, pile, plates }: Layout): Box[] {
  return [circus, title, ...tablets, cards, pile, ...plates];
}

describe.each(TABLES)("a board for $players players, on a screen that is $screen", (table) => {
  const layout = layoutFor({ ...table, hasHand: true });

  it("has room for everything", () => {
    for (const { x, y, w, h } of boxesOf(layout)) {
      expect(Math.min(x - w / 2, y - h / 2)).toBeGreaterThanOrEqual(0);
      expect(x + w / 2).toBeLessThanOrEqual(layout.w + 1);
      expect(y + h / 2).toBeLessThanOrEqual(layout.h + 1);
    }
  });

  it("lays nothing over anything else", () => {
    const boxes = boxesOf(layout);
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    });
  });

  it("puts the corners of the circus where it is drawn", () => {
    const { frame, circus } = layout;
    const corner = onBoard(layout, [frame.x, frame.y]);
    const right = circus.x + circus.w / 2;
    const left = circus.x - circus.w / 2;
    const isTurned = table.screen === "narrow";
    expect(corner.x).toBeCloseTo(isTurned ? right : left);
    expect(corner.y).toBeCloseTo(circus.y - circus.h / 2);
    expect(trackTransform(layout)).toContain(`rotate(${isTurned ? 90 : 0})`);
  });
});

it("gives the tablets the whole width where there is no hand", () => {
  const layout = layoutFor({ track: sideA, players: 4, screen: "broad", hasHand: false });
  expect(layout.title.w).toBe(layout.w);
});

it("writes tablets larger on a low screen while two rows of them do", () => {
  const [few, many] = [4, 5].map((players) =>
    layoutFor({ track: sideA, players, screen: "low", hasHand: true }),
  );
  expect(few!.letters).toBeGreaterThan(many!.letters);
});
