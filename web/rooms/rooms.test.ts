import { expect, it } from "vitest";
import { wrongImports } from "./rooms";

const script = (code: string) =>
  `<script lang="ts">\n  ${code}\n</script>\n<p>import("no code")</p>`;
const wrongIn = (sources: Record<string, string>) => wrongImports(new Map(Object.entries(sources)));

it("lets a room import what lies deeper, itself, and packages", () => {
  const sources = {
    "App.svelte": script(`import Table from "./screens/Table.svelte";`),
    "games/mark/index.ts": `import { STATE } from "$generated/mark/layout"; import "../contract";`,
    "games/registry.ts": `const FOLDERS = import.meta.glob("./*/index.ts");`,
    "lib/texts.svelte.ts": `import "svelte"; import.meta.glob("../generated/texts/*.ftl");`,
    "table/local.ts": `import { Thread } from "../engine/thread"; import "./storage";`,
  };
  expect(wrongIn(sources)).toEqual([]);
});

it.each([
  ["by a value", "lib/sound.ts", `import { keep } from "../table/storage";`],
  ["by a type, in a component", "lib/Box.svelte", script(`import type { T } from "../table/t";`)],
  ["by handing on", "lib/sound.ts", `export * from "../table/storage";`],
  ["when it is needed", "lib/sound.ts", `const late = () => import("../table/storage");`],
  ["by a pattern", "lib/sound.ts", `const all = import.meta.glob("../table/*.ts");`],
])("refuses a room that lies higher, %s", (_, file, text) => {
  expect(wrongIn({ [file]: text })).toEqual([
    expect.stringMatching(/^lib\/.*: lib may not import table$/),
  ]);
});

it("lets the tests of games sit down at a table", () => {
  const text = `import { Choice } from "../../table/choice.svelte";`;
  expect(wrongIn({ "games/mark/moves.test.ts": text })).toEqual([]);
  expect(wrongIn({ "games/mark/moves.ts": text })).toHaveLength(1);
});

it.each([`import "../macadam/moves";`, `import "$generated/macadam/layout";`])(
  "refuses a game that imports another: %s",
  (text) => {
    expect(wrongIn({ "games/mark/moves.ts": text })).toEqual([
      expect.stringContaining("no game imports another"),
    ]);
  },
);

it("refuses to name a game outside its folder", () => {
  expect(wrongIn({ "table/local.ts": `import { ui } from "../games/mark/index";` })).toHaveLength(
    1,
  );
});

it("refuses a circle, through components and types too", () => {
  const sources = {
    "table/Log.svelte": script(`import { line } from "./lines.svelte";`),
    "table/lines.svelte.ts": `import type { Words } from "./words";`,
    "table/words.ts": `import Log from "./Log.svelte";`,
  };
  expect(wrongIn(sources)).toEqual([
    "a circle: table/Log.svelte → table/lines.svelte.ts → table/words.ts → table/Log.svelte",
  ]);
});
