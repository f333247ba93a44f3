import { describe, expect, it } from "vitest";
import facts from "$generated/mark/facts.json";
import { CELLS, COLUMNS, MATERIALS, ROWS, STEP } from "$generated/mark/layout";
import { SPECTATOR } from "../contract";
import { path } from "./moves";
import { angleOf, BOARD, emptyAngles, placeAt, placesFor } from "./places";

const SIDES = 4;
const [fewest, most] = facts.players as [number, number];
const tables = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

describe.each(tables)("a board for %i players", (players) => {
  it.each(range(players))("is turned to seat %i", (viewer) => {
    const places = placesFor(players, viewer);
    for (const column of range(COLUMNS)) {
      const yard = placeAt(places, `yard.${viewer}.${column}`);
      const plant = placeAt(places, `plant.${viewer}.${column}`);
      expect(yard.y).toBeGreaterThan(plant.y);
      expect(yard.x).toBe(plant.x);
    }
    expect(placeAt(places, `yard.${viewer}.0`).x).toBeLessThan(BOARD.w / 2);
  });

  it("shows a spectator what the first seat sees", () => {
    expect(placesFor(players, SPECTATOR)).toEqual(placesFor(players, 0));
  });

  it("has every company on a side of its own", () => {
    const taken = range(players).map((seat) => angleOf(seat, 0, players));
    expect(new Set([...taken, ...emptyAngles(0, players)]).size).toBe(SIDES);
  });

  it("has a place for everything that lies or flies", () => {
    const places = placesFor(players, 0);
    const names = [
      ...range(MATERIALS).map((material) => `bank.${material}`),
      ...range(ROWS).flatMap((row) => range(CELLS).map((cell) => `market.${row}.${cell}`)),
      ...range(players).map((seat) => `purse.${seat}`),
      ...["scrap", "till", "auction"],
    ];
    for (const name of names) expect(placeAt(places, name).size).toBeGreaterThan(0);
    expect(() => placeAt(places, `yard.${players}.0`)).toThrow();
  });
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
