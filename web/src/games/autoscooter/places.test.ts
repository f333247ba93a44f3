// Everything on the board has room of its own, whatever the screen.
import { describe, expect, it } from "vitest";
import { grid } from "$lib/boxes";
import { SPECTATOR, type Box } from "../contract";
import { HEX } from "$generated/autoscooter/layout";
import { LETTERS } from "./letters";
import { hexSpot, letterSpot, numberSpot } from "./moves";
import { columnOf } from "./numbers";
import { outline } from "./outlines";
import { carPlace, layoutFor, placeAt } from "./places";
import { state } from "./testing";

const SCREENS = ["broad", "low", "upright", "narrow"] as const;
const RED = 0;

function edges({ x, y, w, h }: Box) {
  return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 };
}

function isApart(one: Box, other: Box): boolean {
  const [a, b] = [edges(one), edges(other)];
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

describe.each(SCREENS)("on a %s screen", (screen) => {
  const layout = layoutFor(screen, 0);
  const { rink, box, queue, letters, caption, go, strip } = layout;
  const rooms = [rink, box, queue, letters, caption, go, strip];

  it("nothing lies over something else", () => {
    rooms.forEach((room, rank) => {
      for (const other of rooms.slice(rank + 1)) expect(isApart(room, other)).toBe(true);
    });
  });

  it("everything lies on the board", () => {
    for (const room of rooms.map(edges)) {
      expect(Math.min(room.left, room.top)).toBeGreaterThanOrEqual(0);
      expect(room.right).toBeLessThanOrEqual(layout.w);
      expect(room.bottom).toBeLessThanOrEqual(layout.h);
    }
  });
});

it.each(SCREENS)("who looks on needs no room for numbers on a %s screen", (screen) => {
  expect(layoutFor(screen, SPECTATOR).h).toBeLessThan(layoutFor(screen, 0).h);
});

it("a grid fills its room row by row", () => {
  const boxes = grid({ x: 50, y: 20, w: 100, h: 40 }, 3, 2);
  expect(boxes.map(({ x, y }) => [x, y])).toEqual([
    [25, 10],
    [75, 10],
    [25, 30],
  ]);
});

it("a lesson can point at hexes, letters, cars and one's own numbers", () => {
  const shown = state();
  const spots = [
    ...HEX.map((_, hex) => hexSpot(hex)),
    ...LETTERS.map(letterSpot),
    ...columnOf(RED).map(numberSpot),
    carPlace(RED),
  ];
  for (const spot of spots) expect(outline(spot, RED, shown), spot).toBeDefined();
});

it("tickets fly from where a car stands", () => {
  const layout = layoutFor("broad", 0);
  const shown = state({ 1: "43 E 2" });
  const { x, y } = outline("hex.43", RED, shown)!;
  expect(placeAt(layout, shown, carPlace(RED))).toEqual({ x, y });
});
