// Saves made by Python reload here to the same bytes, and damaged ones are refused with a reason.
import { describe, expect, it } from "vitest";
import { Refusal } from "./refusal";
import { load, save, type Save } from "./saves";
import { goldenSave, rulesOf } from "./testing";

const rules = rulesOf("mark");
const GOLDEN = ["all_rows.v1", "four_rows.v1", "stalled.v1"];
const text = goldenSave("mark", "all_rows.v1");

function changed(change: (saved: Save) => void): string {
  const saved = JSON.parse(text) as Save;
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

describe("a match saved by Python", () => {
  it.each(GOLDEN)("replays to the same story: %s", (name) => {
    const golden = goldenSave("mark", name);
    expect(save(load(rules, golden))).toEqual(JSON.parse(golden));
  });

  it("keeps the names of its players", () => {
    const named = changed(
      (saved) => (saved.names = ["Zoé", "Léa", "Ana", "Tom"].slice(0, saved.players)),
    );
    const names = (JSON.parse(named) as Save).names;
    expect(save(load(rules, named)).names).toEqual(names);
  });
});

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
    ["an unknown option", changed((saved) => (saved.options["x"] = 1)), /^BadSaveDamaged/],
    ["no actions", changed((saved) => delete (saved as Partial<Save>).actions), /^BadSaveDamaged/],
    ["a key too many", changed((saved) => Object.assign(saved, { x: 1 })), /^BadSaveMismatch x/],
  ])("%s", (_, given, reason) => {
    expect(refusal(given)).toMatch(reason);
  });
});
