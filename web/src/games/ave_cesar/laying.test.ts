// A track of somebody's own on a table, beside another table with the box's: what is drawn, named
// and pressed is each table's own.
import { describe, expect, it } from "vitest";
import type { State } from "$generated/ave_cesar/layout";
import { factsOn } from "../../engine/boards";
import type { Facts } from "../../engine/facts";
import { decode, viewOf } from "../../engine/memory";
import { load } from "../../engine/saves";
import { factsOf, printedBoard, rulesOf } from "../../engine/testing";
import { SPECTATOR } from "../contract";
import { shownSpots } from "../stage.testing";
import { circusOn } from "./course";
import { ui } from "./index";

const OWN_SPACE = "20M";
const box = factsOf("ave_cesar");
const { pack, save } = printedBoard("ave_cesar");
const own = factsOn(box, pack);
const match = load(rulesOf("ave_cesar", pack), save);
const state = decode(own.records.state, viewOf(match.view(0, 0))) as State;
const place = pack.words["space"]!.indexOf(OWN_SPACE);
const move = { kind: "play", value: 0, space: place } as const;
const tables = { own: ui.on!(own), box: ui.on!(box) };

describe("a track of somebody's own", () => {
  it("is drawn and driven", () => {
    const course = circusOn(own).courseOf(state);
    expect(course.has(OWN_SPACE)).toBe(true);
    expect(course.track.spaces[OWN_SPACE]).toBeDefined();
    expect(circusOn(box).courseOf(state).has(OWN_SPACE)).toBe(false);
  });

  it("names what is pressed, at its table only", () => {
    const usual = ["card.1", `space.${circusOn(box).spaceName(place)}`];
    expect(usual).not.toContain(`space.${OWN_SPACE}`);
    for (let time = 0; time < 2; time += 1) {
      expect(tables.own.path(move, 0)).toEqual(["card.1", `space.${OWN_SPACE}`]);
      expect(tables.box.path(move, 0)).toEqual(usual);
      expect(ui.path(move, 0)).toEqual(usual);
    }
  });

  it("shows chariots and points at spaces, at its table only", () => {
    const there = structuredClone(state);
    there.players[0]!.space = place;
    const [atOwn, atBox] = [tables.own.pieces(there)[0]!, tables.box.pieces(there)[0]!];
    expect(atOwn.place).toBe(`space.${OWN_SPACE}`);
    expect(atBox.place).not.toBe(atOwn.place);
    expect(tables.own.outline(atOwn.place, SPECTATOR, there)).toBeDefined();
    expect(tables.box.outline(atOwn.place, SPECTATOR, there)).toBeUndefined();
  });

  it("is shown at its table, beside another that shows the box's", () => {
    const spaces = (spot: string) => spot.startsWith("space.");
    const atOwn = shownSpots(tables.own, own, state).filter(spaces);
    const atBox = shownSpots(tables.box, box, state).filter(spaces);
    const has = (facts: Facts, spot: string) =>
      circusOn(facts).courseOf(state).has(spot.slice("space.".length));
    expect(atOwn.filter((spot) => has(own, spot))).toEqual(atOwn);
    expect(atBox.filter((spot) => has(box, spot))).toEqual(atBox);
    expect(atOwn.length * atBox.length).toBeGreaterThan(0);
    expect(atOwn).not.toEqual(atBox);
  });

  it("is built once for a table", () => {
    expect(circusOn(own)).toBe(circusOn(own));
  });
});
