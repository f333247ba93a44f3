// Says which imports in src/ lead into a room they may not enter: `npm run check` runs it.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Sources, wrongImports } from "./rooms.ts";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));

function sources(): Sources {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
  const ours = files.filter((file) => /\.(ts|svelte)$/.test(file));
  return new Map(
    ours.map((file) => [file.replaceAll("\\", "/"), readFileSync(SOURCES + file, "utf-8")]),
  );
}

const wrong = wrongImports(sources());
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
