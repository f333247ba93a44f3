import { describe, expect, it } from "vitest";
import facts from "$generated/mark/facts.json";
import { CELLS, COLUMNS, MATERIALS, ROWS, STEP } from "$generated/mark/layout";
import { type Box, SPECTATOR } from "../contract";
import { path } from "./moves";
import { type Layout, layoutFor, type Shift, shifted, type Side } from "./layouts";
import { placeAt, placesOn } from "./lying";
import {
  angleOf,
  AREAS,
  BOARD,
  COMPANY,
  emptyAngles,
  NAME_PLATE,
  STALL,
  TITLE,
  turned,
} from "./places";

const SIDES = 4;
const SCREENS = ["broad", "low", "upright", "narrow"] as const;
const [fewest, most] = facts.players as [number, number];
const tables = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const boards = SCREENS.flatMap((screen) => tables.map((players) => ({ screen, players })));

/** The parts of a layout that may not lie over each other. */
function partsOf({ companies, plates, stencils, ...laid }: Layout): Box[] {
  const parts: [Box, Shift | null][] = [
    [STALL, laid.stall],
    [AREAS.dice, laid.dice],
    [AREAS.scrap, laid.scrap],
    [AREAS.auction, laid.auction],
    [TITLE, laid.title],
    ...companies.map((side): [Box, Side] => [turned(COMPANY, side.angle), side]),
    ...plates.map((side): [Box, Side] => [turned(NAME_PLATE, side.angle), side]),
  ];
  return [...parts.flatMap(([box, by]) => (by ? shifted(box, by) : [])), ...stencils];
}

const TOUCH = 12; // fences are drawn up to the next part

function isApart(one: Box, other: Box): boolean {
  const across = Math.abs(one.x - other.x) - (one.w + other.w) / 2;
  const down = Math.abs(one.y - other.y) - (one.h + other.h) / 2;
  return Math.max(across, down) >= -TOUCH;
}

describe.each(boards)("a board for $players players on a $screen screen", ({ screen, players }) => {
  const layout = layoutFor({ players, viewer: 0, screen });

  it.each(range(players))("is turned to seat %i", (viewer) => {
    const places = placesOn(layoutFor({ players, viewer, screen }));
    for (const column of range(COLUMNS)) {
      const yard = placeAt(places, `yard.${viewer}.${column}`);
      const plant = placeAt(places, `plant.${viewer}.${column}`);
      expect(yard.y).toBeGreaterThan(plant.y);
      expect(yard.x).toBe(plant.x);
    }
    const own = placeAt(places, `yard.${viewer}.0`);
    expect(own.x).toBeLessThan(layout.w / 2);
    for (const seat of range(players)) {
      expect(placeAt(places, `yard.${seat}.0`).y).toBeLessThanOrEqual(own.y);
    }
  });

  it("shows a spectator what the first seat sees", () => {
    expect(layoutFor({ players, viewer: SPECTATOR, screen })).toEqual(layout);
  });

  it("has a place for everything that lies or flies", () => {
    const places = placesOn(layout);
    const names = [
      ...range(MATERIALS).map((material) => `bank.${material}`),
      ...range(ROWS).flatMap((row) => range(CELLS).map((cell) => `market.${row}.${cell}`)),
      ...range(players).map((seat) => `purse.${seat}`),
      ...["scrap", "till", "auction"],
    ];
    for (const name of names) expect(placeAt(places, name).size).toBeGreaterThan(0);
    expect(() => placeAt(places, `yard.${players}.0`)).toThrow();
  });

  it("lays nothing over something else, nor beyond the edge", () => {
    const parts = partsOf(layout);
    parts.forEach((part, rank) => {
      expect(Math.min(part.x - part.w / 2, part.y - part.h / 2)).toBeGreaterThanOrEqual(0);
      expect(part.x + part.w / 2).toBeLessThanOrEqual(layout.w);
      expect(part.y + part.h / 2).toBeLessThanOrEqual(layout.h);
      for (const other of parts.slice(rank + 1)) expect(isApart(part, other)).toBe(true);
    });
  });
});

it.each(tables)("the printed board has each of %i companies on a side of its own", (players) => {
  const taken = range(players).map((seat) => angleOf(seat, 0, players));
  expect(new Set([...taken, ...emptyAngles(0, players)]).size).toBe(SIDES);
});

it("a phone's board for two has no room for others", () => {
  const [two, four] = [2, 4].map((players) => layoutFor({ players, viewer: 0, screen: "narrow" }));
  expect(two!.h).toBeLessThan(four!.h);
  expect(two!.w).toBeLessThan(BOARD.w);
});

describe("the way to a move", () => {
  it("leads from the crate to the yard, from the yard to the plant, from the plant to a row", () => {
    expect(path({ kind: "take", material: 3, column: 1 }, 2)).toEqual(["bank.3", "yard.2.1"]);
    expect(path({ kind: "convert", step: STEP.indexOf("2-3") }, 0)).toEqual([
      "yard.0.1",
      "plant.0.2",
    ]);
    expect(path({ kind: "sell", column: 0, row: 4 }, 1)).toEqual(["plant.1.0", "row.4"]);
  });

  it("is one spot for what is given back, named or placed, and none for a bid", () => {
    expect(path({ kind: "return", where: 1, column: 3 }, 0)).toEqual(["plant.0.3"]);
    expect(path({ kind: "auction", material: 0 }, 0)).toEqual(["bank.0"]);
    expect(path({ kind: "place", column: 2 }, 3)).toEqual(["yard.3.2"]);
    expect(path({ kind: "bid", amount: 7 }, 0)).toEqual([]);
  });
});
