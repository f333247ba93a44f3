import { beforeAll, describe, expect, it, vi } from "vitest";
import type * as Rules from "./rules";

let rules: typeof Rules;

beforeAll(async () => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  rules = await import("./rules");
});

describe("clauses", () => {
  it("are found in the generated documents, in every language", async () => {
    for (const language of ["fr", "en"] as const) {
      const { sections } = await rules.loadRules("mark", language);
      expect(rules.findClause(sections, "MK-20")?.html).toMatch(/^<p>/);
    }
  });

  it("become links where others mention them", async () => {
    const { sections } = await rules.loadRules("mark", "en");
    const text = sections.flatMap((section) => section.blocks.map((block) => block.html)).join();
    expect(text).toMatch(/<a href="#\/rules\/mark\/MK-\d+" data-clause="MK-\d+">/);
  });
});
