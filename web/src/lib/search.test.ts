import { describe, expect, it } from "vitest";
import { hasAll, marked, wordsOf } from "./search";

describe("search", () => {
  it("looks for words without accents and capitals", () => {
    expect(wordsOf("  Enchères  SECRÈTES ")).toEqual(["encheres", "secretes"]);
  });

  it("finds texts that hold all the words", () => {
    expect(hasAll("<p>Une <em>enchère</em> secrète</p>", ["enchere", "secrete"])).toBe(true);
    expect(hasAll("<p>Une enchère</p>", ["enchere", "secrete"])).toBe(false);
  });

  it("does not find what only stands in a tag", () => {
    expect(hasAll("<strong>Prix</strong>", ["strong"])).toBe(false);
    expect(marked("<strong>Prix</strong>", ["strong"])).toBe("<strong>Prix</strong>");
  });

  it("marks each occurrence as it is written", () => {
    expect(marked("<p>Enchère, encheres</p>", ["enchere"])).toBe(
      "<p><mark>Enchère</mark>, <mark>enchere</mark>s</p>",
    );
  });

  it("marks letters that stand for two", () => {
    expect(marked("un œuf", ["oeu"])).toBe("un <mark>œu</mark>f");
  });

  it("marks the longer of two words that overlap", () => {
    expect(marked("marchand", ["mar", "marchand"])).toBe("<mark>marchand</mark>");
  });

  it("leaves entities whole", () => {
    expect(marked("a &amp; b", ["amp"])).toBe("a &amp; b");
  });
});
