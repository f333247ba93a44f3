import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./offline/plugin.ts";
import { packing } from "./packing/plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What several screens share travels in few pieces: each costs a request, and its headers. What
 * the shelf needs of it is a piece of its own, so that nothing else is loaded before a game. */
const TOGETHER = [
  { name: firstOf, minShareCount: 2, priority: 1 },
  ...["lib", "engine", "table"].map((room) => ({
    name: room,
    test: new RegExp(`/src/${room}/`),
    minShareCount: 2,
  })),
];

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null;
}

function firstOf(id: string, modules: Modules): string | null {
  return comesFirst(id, modules, new Set()) ? "first" : null;
}

/** Whether a module is loaded with the app: those that import it lead back to its beginning. */
function comesFirst(id: string, modules: Modules, seen: Set<string>): boolean {
  const info = seen.has(id) ? null : modules.getModuleInfo(id);
  seen.add(id);
  if (!info) return false;
  return info.isEntry || info.importers.some((one) => comesFirst(one, modules, seen));
}

export default defineConfig({
  base: "./", // the app works from any folder of any static server
  plugins: [svelte(), offline(), packing()],
  resolve: { alias: { $lib: here("src/lib"), $generated: here("src/generated") } },
  worker: { format: "es" },
  build: {
    outDir: here("../src/rejouons/built/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  test: {
    include: ["src/**/*.test.ts", "offline/*.test.ts", "packing/*.test.ts", "rooms/*.test.ts"],
    environment: "node",
    testTimeout: 300_000, // nothing is measured: on a busy machine all takes longer
    hookTimeout: 300_000,
  },
});
