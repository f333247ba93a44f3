import { beforeAll, describe, expect, it, vi } from "vitest";
import type * as Rules from "$lib/rules";
import type { Language } from "$lib/texts.svelte";
import { type Passage, SearchIndex } from ".";
import { QUESTIONS } from "./questions.testing";

const FIRST = 3; // hits that people look at

let rules: typeof Rules;

beforeAll(async () => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  rules = await import("$lib/rules");
});

const TABLE =
  "<table><thead><tr><th>Die</th></tr></thead><tbody><tr>\n<td>star</td></tr><tr>\n<td>hammer</td></tr></tbody></table>";
const SECTIONS = [
  { title: "Turns", depth: 2, blocks: [{ clause: "XX-1", html: "<p>Roll the dice.</p>" }] },
  {
    title: "Dice",
    depth: 2,
    blocks: [
      { html: TABLE },
      { clause: "XX-2", html: "<p>A star is a joker.</p>" },
      { html: "<ul>\n<li>Jokers are rare.</li>\n<li>Keep them.</li>\n</ul>" },
    ],
  },
];

function find(question: string, words = {}, index = {}): Passage[] {
  return new SearchIndex({ language: "en", sections: SECTIONS, words, index }).find(question);
}

describe("a search", () => {
  it("finds a passage by its words, marked, whatever their ending", () => {
    const [first] = find("jokers");
    expect(first).toMatchObject({ clause: "XX-2", title: "Dice", place: 1 });
    expect(first!.html).toBe("<p>A star is a <mark>joker</mark>.</p>");
  });

  it("finds single rows of a table, under its head, and single items of a list", () => {
    const [row] = find("hammer");
    expect(row!.html).toContain("<th>Die</th>");
    expect(row!.html).not.toContain("star");
    expect(find("rare")[0]!.html).not.toContain("Keep");
  });

  it("puts first what holds all the words", () => {
    expect(find("star joker")[0]!.clause).toBe("XX-2");
  });

  it("finds a clause by its number, however it is written", () => {
    for (const written of ["XX-2", "xx2", "xx 02"]) {
      expect(find(written).map(({ clause }) => clause)).toEqual(["XX-2"]);
    }
  });

  it("forgives a slip, and a word of which only the beginning is typed", () => {
    for (const written of ["jokre", "jokker", "jok"]) {
      expect(find(written)[0]!.clause).toBe("XX-2");
    }
  });

  it("knows what else people say", () => {
    expect(find("wildcards", { wildcard: "joker" })[0]!.clause).toBe("XX-2");
  });

  it("knows the index of the clauses", () => {
    expect(find("throw", {}, { "XX-1": "throw" })[0]!.clause).toBe("XX-1");
  });

  it("looks for words without meaning only if there are no others", () => {
    expect(find("is the star").map(({ clause }) => clause)).not.toContain("XX-1");
    expect(find("the")[0]!.clause).toBe("XX-1");
  });

  it("finds nothing where there is nothing", () => {
    expect(find("xylophone")).toEqual([]);
    expect(find("?")).toEqual([]);
  });
});

describe.each(Object.entries(QUESTIONS))("what people ask about %s", (game, asked) => {
  describe.each(Object.entries(asked))("in %s", (language, questions) => {
    let index: SearchIndex;

    beforeAll(async () => {
      index = new SearchIndex(await rules.loadRules(game, language as Language));
    });

    it.each(questions)("is answered: %s", (question, ...answers) => {
      const first = index.find(question).slice(0, FIRST);
      expect(answers).toContainEqual(expect.toBeOneOf(first.map(({ clause }) => clause)));
    });
  });
});
