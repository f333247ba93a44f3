// Saves made by Python reload here to the same bytes, and damaged ones are refused with a reason.
import { describe, expect, it } from "vitest";
import { Refusal } from "./refusal";
import { load, save, type Save } from "./saves";
import { GAMES, goldenNames, goldenSave, rulesOf, rulesOfSave } from "./testing";

const rules = rulesOf("mark");
const text = goldenSave("mark", "taken_back.v1"); // with bots, names, nonces and undos

function changed(change: (saved: Save) => void, given = text): string {
  const saved = JSON.parse(given) as Save;
  change(saved);
  return JSON.stringify(saved);
}

function refusal(given: string): string {
  try {
    load(rules, given);
  } catch (error) {
    if (error instanceof Refusal) return `${error.why} ${error.values["what"] ?? ""}`.trim();
    throw error;
  }
  return "";
}

/** A saved match as its rules of then would save it now. */
function again(game: string, golden: string, version?: number): Save {
  return save(load(rulesOfSave(game, JSON.parse(golden) as Save), golden), version);
}

describe.each(GAMES)("a match saved by Python: %s", (game) => {
  it.each(goldenNames(game))("replays to the same story: %s", (name) => {
    const golden = goldenSave(game, name);
    const found = JSON.parse(golden) as Save;
    expect(again(game, golden, found.version ?? 1)).toEqual(found);
  });

  it("of the first format covers itself once it is saved again", () => {
    const golden = goldenSave(
      game,
      goldenNames(game).find((name) => name.endsWith(".v1"))!,
    );
    const newer = again(game, golden);
    expect(again(game, JSON.stringify(newer))).toEqual(newer);
  });
});

const MISMATCH = /^BadSaveMismatch/;

function withoutConsent({ actions }: Save): void {
  const place = actions.findIndex((entry) => /^undo \d \d/.test(entry));
  actions[place] = actions[place]!.slice(0, "undo 0".length);
}

describe("a damaged save is refused", () => {
  it.each([
    ["not JSON", "{", /^BadSaveForeign/],
    ["nothing", "null", /^BadSaveForeign/],
    ["another file", '{"format":"chess"}', /^BadSaveForeign/],
    ["other rules", changed((saved) => (saved.rules = 99)), /^WrongVersion/],
    ["another score", changed((saved) => (saved.scores[0]! += 1)), /^BadSaveMismatch scores/],
    ["another secret", changed((saved) => (saved.secret = "00")), /^BadSave/],
    ["an illegal action", changed((saved) => (saved.actions[0] = "0 bid 9")), /^BadSaveDamaged/],
    ["an unreadable action", changed((saved) => (saved.actions[0] = "0 jump")), /^BadSaveDamaged/],
    ["a seat too many", changed((saved) => saved.seats.push("human")), /^BadSaveDamaged/],
    ["an unknown bot", changed((saved) => (saved.seats[0] = "level:9")), /^BadSaveDamaged/],
    ["a bot with a tail", changed((saved) => (saved.seats[0] = "level:3:x")), /^BadSaveDamaged/],
    ["an unknown option", changed((saved) => (saved.options["x"] = 1)), /^BadSaveDamaged/],
    ["no actions", changed((saved) => delete (saved as Partial<Save>).actions), /^BadSaveDamaged/],
    ["a key too many", changed((saved) => Object.assign(saved, { x: 1 })), /^BadSaveMismatch x/],
    ["a key twice", text.replace("{", '{"rules": 1,'), /^BadSaveKeyTwice/],
    ["a name", changed((saved) => (saved.names![0] = "Eve")), /^BadSaveMismatch story/],
    ["a nonce", changed((saved) => (saved.nonces[0] += "!")), /^BadSave/],
    ["a bot's nonce", changed((saved) => (saved.nonces[2] = "x")), /^BadSaveDamaged/],
    ["another bot", changed((saved) => (saved.seats[2] = "random")), /^BadSaveMismatch story/],
    ["another variant", changed((saved) => (saved.options["stall_cap"] = 40)), /^BadSave/],
    ["another way", changed((saved) => (saved.fairness = 1)), /^BadSave/],
    ["a later format", changed((saved) => (saved.version = 3)), /^BadSaveVersion/],
    ["an undo nobody agreed to", changed(withoutConsent), /^BadSaveDamaged/],
    ["a key of every object", changed((saved) => Object.assign(saved, { toString: 1 })), MISMATCH],
    ["a prototype", text.replace("{", '{"__proto__": {},'), /^BadSaveMismatch __proto__/],
    ["a key without a value", changed((saved) => Object.assign(saved, { x: null })), MISMATCH],
    ["a short secret", changed((saved) => (saved.secret = "abcdef")), /^BadSaveDamaged/],
    ["a depth", text.replace("{", `{"x": ${"[".repeat(50_000)}${"]".repeat(50_000)},`), /^BadSave/],
    ["too long", " ".repeat(8_000_001), /^BadSaveTooLong/],
  ])("%s", (_, given, reason) => {
    expect(refusal(given)).toMatch(reason);
  });
});
