// On a board of somebody's own, matches saved by Python replay here to the same story, and bots
// play what is legal on it.
import { describe, expect, it } from "vitest";
import { fits } from "./boards";
import { canonical } from "./fairness";
import { Refusal } from "./refusal";
import { load, save, type Save } from "./saves";
import { factsOf, printedBoard, rulesOf } from "./testing";
import { Thinker } from "./thinker";

const ITERATIONS = 100;
const GAME = "ave_cesar";
const { board, pack, save: text } = printedBoard(GAME);
const rules = rulesOf(GAME, pack);

function refusal(change: (saved: Save) => void, judge = rules): string {
  const saved = JSON.parse(text) as Save;
  change(saved);
  try {
    load(judge, JSON.stringify(saved));
  } catch (error) {
    if (error instanceof Refusal) return `${error.why} ${error.values["what"] ?? ""}`.trim();
    throw error;
  }
  return "";
}

describe("a match of Python on another board", () => {
  it("replays to the same story", () => {
    expect(save(load(rules, text))).toEqual(JSON.parse(text));
  });

  it("is driven over a space that the box does not have", () => {
    const { actions } = JSON.parse(text) as Save;
    expect(actions.some((written) => written.endsWith(" 20M"))).toBe(true);
  });

  it("is refused on the board of the box", () => {
    expect(refusal(() => {}, rulesOf(GAME))).toMatch(/^BadSave/);
  });

  it.each([
    ["another name", (saved: Save) => (saved.board = { ...board, name: "Zoé’s" })],
    ["no board", (saved: Save) => delete saved.board],
    ["nothing", (saved: Save) => (saved.board = null)],
  ])("is refused with %s", (_, change) => {
    expect(refusal(change)).toBe("BadSaveMismatch board");
  });
});

describe("a board", () => {
  it("is for its own players only", () => {
    expect(refusal((saved) => (saved.players = 5))).toMatch(/^BadSaveDamaged/);
  });

  it("is the one that bots think on", () => {
    const { actions, turns } = load(rules, text);
    const own = turns.slice(1).find(({ action }) => actions.text(action).endsWith(" 20M"))!;
    const { state, waiting } = turns[turns.indexOf(own) - 1]!;
    const thought = new Thinker(rules).suggest(state, waiting[0]!, 1, ITERATIONS);
    expect(thought.map(({ action }) => action)).toContain(own.action);
  });

  it("fits the game and the rules that it was made for", () => {
    const facts = factsOf(GAME);
    expect(fits(facts, pack)).toBe(true);
    expect(fits(facts, { ...pack, rules: pack.rules + 1 })).toBe(false);
    expect(fits(facts, { ...pack, tables: { COURSES: "AAAA" } })).toBe(false);
    expect(fits(factsOf("mark"), { ...pack, game: "mark" })).toBe(false);
  });
});

describe("numbers are written as Python writes them", () => {
  it.each([
    [0, "0"],
    [-0.25, "-0.25"],
    [0.0001, "0.0001"],
    [0.000015, "1.5e-05"],
    [1e-7, "1e-07"],
    [2.5e-12, "2.5e-12"],
    [383.5, "383.5"],
    [2 ** 53, "9007199254740992"],
  ])("%d", (number, written) => {
    expect(canonical(number)).toBe(written);
  });
});
