// Which room of src/ may import which: what lies deeper knows nothing of what stands on it.
import { posix } from "node:path";
import ts from "typescript";

/** What a room may import, beside itself. The app itself (App.svelte, main.ts) has no folder. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  generated: [],
  lib: ["generated"],
  engine: [],
  games: ["engine", "lib", "generated"],
  rules: ["games", "lib"],
  table: ["rules", "games", "engine", "lib", "generated"],
  review: ["table", "games", "engine", "lib"],
  online: ["review", "table", "games", "engine", "lib"],
  shelf: ["online", "table", "games", "engine", "lib"],
  setup: ["shelf", "online", "table", "engine", "lib"],
  gathering: ["shelf", "online", "table", "engine", "lib"],
  lesson: ["table", "games", "engine", "lib", "generated"],
  replay: ["review", "table", "games", "engine", "lib"],
  screens: [
    "lesson",
    "replay",
    "review",
    "gathering",
    "setup",
    "shelf",
    "online",
    "table",
    "rules",
    "games",
    "lib",
  ],
  "": ["screens", "lib"],
};
/** What its tests may import as well. */
const TESTS_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  games: ["table"],
  shelf: ["generated"],
};

const SCRIPT = /<script[^>]*>(.*?)<\/script>/gs;
const GLOB = /import\.meta\.glob\(\s*"([^"]+)"/g;
const TEST = /(^|[/.])test(ing)?\.ts$/;

/** Files by their path below src/. */
export type Sources = ReadonlyMap<string, string>;

interface Import {
  file: string;
  target: string; // below src/
  isGlob: boolean;
}

/** What is wrong with the imports of the app's files, in words; nothing where all is well. */
export function wrongImports(sources: Sources): string[] {
  const imports = new Map(
    Array.from(sources, ([file, text]) => [file, importsOf(file, text, sources)]),
  );
  const wrong = [...imports.values()].flat().flatMap((found) => {
    const reason = leak(found);
    return reason ? [`${found.file} imports ${found.target}: ${reason}`] : [];
  });
  const circle = circleIn(imports);
  return circle ? [...wrong, `a circle: ${circle.join(" → ")}`] : wrong;
}

/** Types are imports too: `import type` tells as much about who knows whom. */
function importsOf(file: string, text: string, sources: Sources): Import[] {
  const code = file.endsWith(".svelte") ? scriptsOf(text) : text;
  const named = ts.preProcessFile(code, true, true).importedFiles.map((found) => found.fileName);
  const globs = Array.from(code.matchAll(GLOB), (found) => found[1]!);
  const all = (specifiers: string[], isGlob: boolean) =>
    specifiers.filter(isOurs).map((specifier) => {
      const target = pathOf(file, specifier);
      return { file, target: sources.has(`${target}.ts`) ? `${target}.ts` : target, isGlob };
    });
  return [...all(named, false), ...all(globs, true)];
}

function scriptsOf(component: string): string {
  return Array.from(component.matchAll(SCRIPT), (found) => found[1]!).join("\n");
}

/** Whether a file of the app is meant, not a package. */
function isOurs(specifier: string): boolean {
  return specifier.startsWith(".") || specifier.startsWith("$");
}

function pathOf(file: string, specifier: string): string {
  if (specifier.startsWith("$")) return specifier.slice(1); // $lib, $generated
  return posix.join(posix.dirname(file), specifier);
}

/** Why an import may not be, if it may not. */
function leak({ file, target, isGlob }: Import): string | undefined {
  const [room, other] = [roomOf(file), roomOf(target)];
  if (room !== other && !allowed(file, room).includes(other)) {
    return `${room || "the app"} may not import ${other || "the app"}`;
  }
  const [game, named] = [gameOf(file), gameOf(target)];
  if (named === undefined || named === game) return undefined;
  if (game !== undefined) return "no game imports another";
  return isGlob ? undefined : "a game is found by its folder, not by its name";
}

function allowed(file: string, room: string): readonly string[] {
  const all = MAY_IMPORT[room];
  if (!all) throw new Error(`${file} stands in a room that rooms.ts does not know`);
  return TEST.test(file) ? [...all, ...(TESTS_MAY_IMPORT[room] ?? [])] : all;
}

function roomOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.indexOf("/")) : "";
}

function gameOf(path: string): string | undefined {
  return /^(?:games|generated)\/([^/]+)\//.exec(path)?.[1];
}

/** The first files found that import each other in a circle, from one back to itself. */
function circleIn(imports: ReadonlyMap<string, Import[]>): string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];

  function from(file: string): string[] | undefined {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    done.add(file);
    way.push(file);
    for (const { target } of imports.get(file) ?? []) {
      const circle = from(target);
      if (circle) return circle;
    }
    way.pop();
    return undefined;
  }

  for (const file of imports.keys()) {
    const circle = from(file);
    if (circle) return circle;
  }
  return undefined;
}
