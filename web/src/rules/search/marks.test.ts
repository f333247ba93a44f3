import { describe, expect, it } from "vitest";
import { marked } from "./marks";
import { stemOf } from "./words";

function mark(html: string, word: string): string {
  return marked(html, new Set([stemOf(word, "fr")]), "fr");
}

describe("marks", () => {
  it("are set at each word, whatever its accents, capitals and ending", () => {
    expect(mark("<p>Enchère, encheres</p>", "enchère")).toBe(
      "<p><mark>Enchère</mark>, <mark>encheres</mark></p>",
    );
    expect(mark("des œufs", "oeuf")).toBe("des <mark>œufs</mark>");
    expect(mark("l’argent", "argent")).toBe("l’<mark>argent</mark>");
  });

  it("are not set in tags and entities", () => {
    expect(mark("<strong>Prix</strong>", "strong")).toBe("<strong>Prix</strong>");
    expect(mark("a &amp; b", "amp")).toBe("a &amp; b");
  });
});
