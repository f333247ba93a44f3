import { describe, expect, it } from "vitest";
import { stemOf } from "./words";

describe("words that belong together have the same stem", () => {
  it.each([
    ["en", ["card", "cards"]],
    ["en", ["overtake", "overtakes", "overtaking"]],
    ["en", ["stop", "stops", "stopped", "stopping"]],
    ["en", ["carry", "carries", "carried"]],
    ["en", ["pass", "passes", "passed"]],
    ["fr", ["carte", "cartes"]],
    ["fr", ["jouer", "jouez", "joue", "jouent", "joué", "jouée"]],
    ["fr", ["payer", "paie", "paient"]],
    ["fr", ["dépasser", "dépasse", "dépassé", "dépassant"]],
    ["fr", ["signal", "signaux"]],
    ["fr", ["enchère", "encheres", "ENCHÈRES"]],
  ] as const)("in %s: %s", (language, words) => {
    expect(new Set(words.map((word) => stemOf(word, language))).size).toBe(1);
  });

  it("keeps apart what only ends alike", () => {
    expect(stemOf("pass", "en")).not.toBe(stemOf("past", "en"));
  });
});
