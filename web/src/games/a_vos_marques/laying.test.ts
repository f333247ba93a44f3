// A map of somebody's own on the table: what is drawn, named and pressed is its own.
import { afterEach, describe, expect, it } from "vitest";
import { factsOn, type OwnBoard } from "../../engine/boards";
import { wordsOf } from "../../engine/facts";
import { factsOf } from "../../engine/testing";
import { cardName, cardOf, lay, roads } from "./laid";
import { path } from "./moves";
import type { RoadFacts } from "./roads/facts";

const box = factsOf("a_vos_marques");
const drawing = box.drawing as RoadFacts & { cards: Record<string, object> };
const OWN = "Z99";
const FIRST = 2; // after START and FINISH

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
    roads: { ...drawing.roads, [OWN]: drawing.roads[drawing.spaces[FIRST]!.name]! },
    cards: { ...drawing.cards, Earthquake: { ...drawing.cards["E01"], family: "own" } },
  },
} as unknown as OwnBoard);

afterEach(() => lay(box));

describe("a map of somebody's own", () => {
  it("names what is pressed", () => {
    lay(own);
    expect(path({ kind: "drive", space: FIRST, way: 0 })).toEqual([`space.${OWN}`]);
    expect(roads().numbered(OWN)).toBe(FIRST);
  });

  it("brings its own cards", () => {
    lay(own);
    expect(cardName(0)).toBe("Earthquake");
    expect(cardOf(0)?.family).toBe("own");
  });

  it("makes room for the box's again", () => {
    lay(own);
    lay(box);
    expect(roads().numbered(OWN)).toBe(-1);
    expect(cardName(0)).toBe("E01");
  });
});
