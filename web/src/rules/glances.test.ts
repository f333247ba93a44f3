import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadGlance } from "../games/glances";
import type * as Rules from "$lib/rules";
import { LANGUAGES } from "$lib/texts.svelte";

const GAMES = readdirSync("src/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

let rules: typeof Rules;

beforeAll(async () => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  rules = await import("$lib/rules");
});

describe.each(GAMES)("the rules of %s", (game) => {
  it.each(LANGUAGES)("have a picture for each step, in %s", async (language) => {
    const { sections } = await rules.loadRules(game, language);
    const steps = sections.flatMap(({ blocks }) => blocks.flatMap(({ picture }) => picture ?? []));
    const glance = await loadGlance(game);
    expect(steps).not.toEqual([]);
    expect(steps).toEqual(Object.keys(glance!.pictures));
  });
});

it("there are no pictures of a game that brings none", async () => {
  expect(await loadGlance("pig")).toBeNull();
});
