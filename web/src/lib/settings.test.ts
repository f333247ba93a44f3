// What is stored was written by an older app, by another one, or by nobody who means well.
import { beforeEach, expect, it, vi } from "vitest";

const items = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  items.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null });
});

async function settingsOf(stored: string) {
  items.set("rejouons.settings", stored);
  return (await import("./settings.svelte")).settings;
}

it.each(["null", "7", '"fast"', "[]", "damaged", '{"constructor":1,"speed":"warp","name":7}'])(
  "begins as at first where %s was kept",
  async (stored) => {
    expect(await settingsOf(stored)).toMatchObject({ speed: "normal", theme: "system", name: "" });
  },
);

it("keeps what can still be set beside what cannot", async () => {
  const stored = '{"speed":"fast","theme":"plaid","name":"Ada"}';
  expect(await settingsOf(stored)).toMatchObject({ speed: "fast", theme: "system", name: "Ada" });
});
