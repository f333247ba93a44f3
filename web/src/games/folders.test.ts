// Adding a game means one folder here: nothing else in the app names it.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { games } from "../table/engines";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));

function sources(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
  const shared = files.filter((file) => !/^(generated|games\/[^/]+)\//.test(file));
  return shared.filter((file) => /\.(ts|svelte)$/.test(file) && !/test/.test(file));
}

describe.each(games())("%s", (game) => {
  it("is named nowhere outside its folder", () => {
    const name = new RegExp(`["'\`/]${game}["'\`/.]`);
    const naming = sources().filter((file) => name.test(readFileSync(SOURCES + file, "utf-8")));
    expect(naming).toEqual([]);
  });
});
