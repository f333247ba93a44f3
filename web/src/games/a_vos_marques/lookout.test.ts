// Choosing on the board: a space, a badge, a card and whom it hits, in any order.
import { Phase } from "$generated/a_vos_marques/layout";
import { beforeEach, describe, expect, it } from "vitest";
import type { BoardContext } from "$lib/board.svelte";
import { Actions } from "../../engine/actions";
import { factsOf } from "../../engine/testing";
import { Choice } from "../../table/choice.svelte";
import { loadUi } from "../registry";
import { BOX } from "./laid";
import { Lookout } from "./lookout.svelte";
import { foreseen, state } from "./testing";

const actions = Actions.of(factsOf("a_vos_marques"));
const ui = await loadUi("a_vos_marques");
const legal = (...written: string[]) => written.map((text) => actions.parse(text)!);

let choice: Choice;
let points: readonly string[];
const board = {
  stateOf: (spot: string) => choice.stateOf(spot),
  leads: (path: readonly string[]) => choice.leads(path),
  points: () => points,
} as unknown as BoardContext;
const named = (spaces: readonly number[]) => spaces.map((space) => BOX.roads.name(space));

beforeEach(() => {
  choice = new Choice(actions, ui, 0);
  points = [];
});

describe("a move", () => {
  const shown = state({ players: [{ space: "A07" }], red: [4, 2, 0] });
  const ends = ["A01", "A06", "A09", "C03", "M03", "N03"];

  const sight = { shown, viewer: 0, foreseen: foreseen(shown) };

  beforeEach(() => choice.offer(legal(...ends.map((end) => `drive ${end} 1`))));

  it("has an end for every way that the dice allow", () => {
    const lookout = new Lookout(BOX, board, () => sight);
    expect(named(lookout.drives.map(({ end }) => end)).toSorted()).toEqual(ends);
    expect(lookout.drive).toBeNull();
  });

  it("is drawn when its end is looked at, before what is chosen", () => {
    const lookout = new Lookout(BOX, board, () => sight);
    choice.press("space.A01");
    expect(lookout.proposed).toBe("space.A01");
    expect(named(lookout.drive!.spaces).at(-1)).toBe("A01");
    lookout.looked = "space.M03";
    expect(named(lookout.drive!.spaces)).toEqual(["A08", "A09", "A10", "M01", "M02", "M03"]);
  });
});

describe("several ways to one space", () => {
  const shown = state({
    players: [{ space: "N14", tickets: 1 }, { space: "L10" }],
    red: [6, 5, 0],
  });

  const sight = { shown, viewer: 0, foreseen: foreseen(shown) };

  beforeEach(() => choice.offer(legal("drive L10 1", "drive L10 2")));

  it("are asked for once the space is pressed", () => {
    const lookout = new Lookout(BOX, board, () => sight);
    expect(lookout.ways).toEqual([]);
    choice.press("space.L10");
    expect(lookout.proposed).toBeNull();
    expect(lookout.ways.map(({ way }) => way)).toEqual([1, 2]); // by either shore
    choice.press("way.1");
    expect(lookout.proposed).toBe("space.L10");
    choice.press("way.2");
    expect(lookout.proposed).toBe("way.2");
    expect(lookout.drive?.way).toBe(2);
  });
});

describe("an attack", () => {
  const shown = state({
    phase: Phase.ATTACK,
    players: [{ hand: "S05 S09" }, { space: "M14" }, { space: "A05" }],
  });
  const all = ["S05", "S09"].flatMap((card) => [`play ${card} 2`, `play ${card} 3`]);

  const sight = { shown, viewer: 0, foreseen: foreseen(shown) };

  beforeEach(() => choice.offer(legal(...all, "pass")));

  it("is a card and then a rival, or a rival and then a card", () => {
    const lookout = new Lookout(BOX, board, () => sight);
    choice.press("seat.1");
    expect(lookout.proposed).toBeNull();
    choice.press("card.S05");
    expect(lookout.proposed).toBe("seat.1");
    choice.press("seat.2");
    expect(lookout.proposed).toBe("seat.2");
  });

  it("shows where the rival would end up, by the region they are in", () => {
    const lookout = new Lookout(BOX, board, () => sight);
    choice.press("card.S05");
    expect(lookout.outcome).toBeNull();
    lookout.looked = "seat.1";
    expect(named(lookout.outcome!.pushes.map(({ rest }) => rest))).toEqual(["M05"]);
    lookout.looked = "seat.2";
    expect(named(lookout.outcome!.pushes.map(({ rest }) => rest))).toEqual(["START"]);
  });

  it("is let go with one press", () => {
    const lookout = new Lookout(BOX, board, () => sight);
    choice.press("pass");
    expect(lookout.proposed).toBe("pass");
  });
});

describe("the tray", () => {
  const shown = state({ phase: Phase.GARAGE });
  const laidFor = () => new Lookout(BOX, board, () => ({ shown, viewer: 0, foreseen: [] })).phase;

  it("is laid for what is asked", () => {
    expect(laidFor()).toBe(Phase.RESOLVE);
    choice.offer(legal("done"));
    expect(laidFor()).toBe(Phase.GARAGE);
  });

  it("is laid for what a lesson speaks of, before it asks", () => {
    for (const spot of ["tray", "badge.ABS"]) {
      points = [spot];
      expect(laidFor()).toBe(Phase.GARAGE);
    }
    points = ["seat.1"];
    expect(laidFor()).toBe(Phase.RESOLVE);
  });
});
