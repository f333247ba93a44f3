import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import boxes from "$generated/shelf.json";
import { LANGUAGES } from "$lib/texts.svelte";

describe("the shelf", () => {
  it.each(boxes)("has a cover for $id", ({ id }) => {
    expect(existsSync(new URL(`../games/${id}/Cover.svelte`, import.meta.url))).toBe(true);
  });

  it.each(boxes)("says in every language what $id is", ({ name, pitch }) => {
    expect(LANGUAGES.every((language) => name[language] && pitch[language])).toBe(true);
  });

  it("offers a board for every game that can be played", () => {
    expect(boxes.length).toBeGreaterThan(0);
    for (const { id } of boxes) {
      expect(existsSync(new URL(`../games/${id}/index.ts`, import.meta.url))).toBe(true);
    }
  });
});
