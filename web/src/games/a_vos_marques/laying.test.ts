// A map of somebody's own on a table, beside another table with the box's: what is drawn, named and
// pressed is each table's own.
import { describe, expect, it } from "vitest";
import type { State } from "$generated/a_vos_marques/layout";
import { Actions } from "../../engine/actions";
import { factsOn, type OwnBoard } from "../../engine/boards";
import { wordsOf } from "../../engine/facts";
import { factsOf } from "../../engine/testing";
import { shownSpots } from "../stage.testing";
import { ui } from "./index";
import { laidOn } from "./laid";
import type { RoadFacts } from "./roads/facts";
import { state } from "./testing";

const box = factsOf("a_vos_marques");
const drawing = box.drawing as RoadFacts & { cards: Record<string, object> };
const OWN = "Z99";
const FIRST = 2; // after START and FINISH
const WAYS = 6; // to a space
const { name: USUAL } = drawing.spaces[FIRST]!;

/** The box's map with another name for its first space, and another card. */
const own = factsOn(box, {
  game: "a_vos_marques",
  players: box.players,
  words: {
    space: wordsOf(box, "space").with(FIRST, OWN),
    card: wordsOf(box, "card").with(0, "Earthquake"),
  },
  drawing: {
    ...drawing,
    spaces: drawing.spaces.with(FIRST, { ...drawing.spaces[FIRST]!, name: OWN }),
    roads: { ...drawing.roads, [OWN]: drawing.roads[USUAL]! },
    cards: { ...drawing.cards, Earthquake: { ...drawing.cards["E01"], family: "own" } },
  },
} as unknown as OwnBoard);
const tables = { own: ui.on!(own), box: ui.on!(box) };

describe("a map of somebody's own", () => {
  it("names what is pressed, at its table only", () => {
    const move = { kind: "drive", space: FIRST, way: 0 } as const;
    for (let time = 0; time < 2; time += 1) {
      expect(tables.own.path(move, 0)).toEqual([`space.${OWN}`]);
      expect(tables.box.path(move, 0)).toEqual([`space.${USUAL}`]);
      expect(ui.path(move, 0)).toEqual([`space.${USUAL}`]);
    }
    expect(laidOn(own).roads.numbered(OWN)).toBe(FIRST);
    expect(laidOn(box).roads.numbered(OWN)).toBe(-1);
  });

  it("names what is foreseen as it names moves", () => {
    const written = [own, box].map((facts) => Actions.questionsOf(facts).text(FIRST * WAYS));
    expect(written).toEqual([`drive ${OWN} 1`, `drive ${USUAL} 1`]);
  });

  it("shows cars where they stand, at its table only", () => {
    const shown: State = state({ players: [{ space: USUAL }] });
    expect(tables.own.pieces(shown)[0]!.place).toBe(`space.${OWN}`);
    expect(tables.box.pieces(shown)[0]!.place).toBe(`space.${USUAL}`);
  });

  it("is shown at its table, beside another that shows the box's", () => {
    const shown: State = state();
    const [atOwn, atBox] = [shownSpots(tables.own, own, shown), shownSpots(tables.box, box, shown)];
    expect(atOwn).toContain(`space.${OWN}`);
    expect(atOwn).not.toContain(`space.${USUAL}`);
    expect(atBox).toContain(`space.${USUAL}`);
    expect(atBox).not.toContain(`space.${OWN}`);
  });

  it("brings its own cards, to its table only", () => {
    const names = [own, box].map((facts) => laidOn(facts).cardName(0));
    const families = [own, box].map((facts) => laidOn(facts).cardOf(0)?.family);
    expect(names).toEqual(["Earthquake", "E01"]);
    expect(families[0]).toBe("own");
    expect(families[1]).not.toBe("own");
  });

  it("is read once for a table", () => {
    expect(laidOn(own)).toBe(laidOn(own));
  });
});
