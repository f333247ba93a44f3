import { beforeAll, describe, expect, it, vi } from "vitest";
import type * as Rules from "./rules";

let rules: typeof Rules;

beforeAll(async () => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  rules = await import("./rules");
});

const TABLE =
  "<table><thead><tr><th>Die</th></tr></thead><tbody><tr>\n<td>star</td></tr><tr>\n<td>hammer</td></tr></tbody></table>";
const SECTIONS = [
  { title: "Turns", depth: 2, blocks: [{ clause: "XX-1", html: "<p>Roll the dice.</p>" }] },
  { title: "Dice", depth: 2, blocks: [{ html: TABLE }, { html: "<p>A star is a joker.</p>" }] },
];

describe("passages", () => {
  it("are the blocks that hold the words, under their titles", () => {
    const { sections, count } = rules.findPassages(SECTIONS, ["joker"]);
    expect(count).toBe(1);
    expect(sections.map((section) => section.title)).toEqual(["Dice"]);
    expect(sections[0]!.blocks[0]!.html).toBe("<p>A star is a <mark>joker</mark>.</p>");
  });

  it("are found by the number of a clause", () => {
    expect(rules.findPassages(SECTIONS, ["xx-1"]).count).toBe(1);
  });

  it("are single rows of a table, which keeps its head", () => {
    const { sections, count } = rules.findPassages(SECTIONS, ["hammer"]);
    expect(count).toBe(1);
    expect(sections[0]!.blocks[0]!.html).toContain("<th>Die</th>");
    expect(sections[0]!.blocks[0]!.html).not.toContain("star");
  });
});

describe("clauses", () => {
  it("are found in the generated documents, in every language", async () => {
    for (const language of ["fr", "en"] as const) {
      const document = await rules.loadRules("mark", language);
      expect(rules.findClause(document, "MK-20")?.html).toMatch(/^<p>/);
    }
  });

  it("become links where others mention them", async () => {
    const document = await rules.loadRules("mark", "en");
    const text = document.flatMap((section) => section.blocks.map((block) => block.html)).join();
    expect(text).toMatch(/<a href="#\/rules\/mark\/MK-\d+" data-clause="MK-\d+">/);
  });
});
