// Everything on the board has room of its own, whatever the screen.
import { describe, expect, it } from "vitest";
import { SIGNALS } from "$generated/macadam/layout";
import type { Box } from "../contract";
import { ALL_SIGNALS } from "./traffic/flow";
import { CENTRE, FINE, signalSpot, STOCK } from "./moves";
import { outline } from "./outlines";
import { layoutFor, onBoard, placeAt, seatPlace, signalPoint } from "./places";
import { cards, state } from "./testing";

const SCREENS = ["broad", "low", "upright", "narrow"] as const;
const COUNTS = [2, 3, 4, 5, 6];
const ROOMS = SCREENS.flatMap((screen) => COUNTS.map((players) => ({ screen, players })));

function overlap(one: Box, other: Box): boolean {
  const [x, y] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return x < (one.w + other.w) / 2 - 0.01 && y < (one.h + other.h) / 2 - 0.01;
}

describe.each(ROOMS)("$screen, $players players", ({ screen, players }) => {
  const layout = layoutFor({ players, screen, hasHand: true });
  const { crossroads, seats, sign, order, plates, hand } = layout;
  const boxes = [crossroads, ...seats, sign, order, ...plates, hand.box];

  it("lays nothing over anything else", () => {
    const pairs = boxes.flatMap((one, place) =>
      boxes.slice(place + 1).map((other) => [one, other]),
    );
    expect(pairs.filter(([one, other]) => overlap(one!, other!))).toEqual([]);
  });

  it("keeps everything on the sheet", () => {
    for (const { x, y, w, h } of boxes) {
      expect(Math.min(x - w / 2, y - h / 2)).toBeGreaterThanOrEqual(-0.01);
      expect(x + w / 2).toBeLessThanOrEqual(layout.w + 0.01);
      expect(y + h / 2).toBeLessThanOrEqual(layout.h + 0.01);
    }
  });

  it("shows every signal", () => {
    const points = ALL_SIGNALS.map((signal) => onBoard(layout, signalPoint(signal)));
    expect(points).toHaveLength(SIGNALS);
    for (const { x, y } of points) {
      expect(Math.abs(x - crossroads.x)).toBeLessThan(crossroads.w / 2);
      expect(Math.abs(y - crossroads.y)).toBeLessThan(crossroads.h / 2);
    }
  });

  it("saves the room of a hand for who has none", () => {
    const { h } = layoutFor({ players, screen, hasHand: false });
    expect(h).toBeLessThan(layout.h);
  });
});

it("knows where tickets and cards leave and arrive", () => {
  const layout = layoutFor({ players: 4, screen: "broad", hasHand: true });
  expect(placeAt(layout, seatPlace(2))).toBe(layout.seats[2]);
  expect(placeAt(layout, FINE)).toBe(layout.plates[1]);
  expect(placeAt(layout, "hand")).toBe(layout.hand.box);
});

it("can point at signals, piles, places and cards", () => {
  const shown = state({ players: [{ hand: cards("PR1 AG1") }] });
  const places = [signalSpot(3), CENTRE, STOCK, "card.PR1", "lead.PR1", "agent", "sign", "seat.1"];
  expect(places.filter((place) => !outline(place, 0, shown))).toEqual([]);
  expect(outline("card.PR2", 0, shown)).toBeUndefined();
});
