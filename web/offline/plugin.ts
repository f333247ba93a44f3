// Writes the service worker: its version is a digest of all files of the build.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORKER = new URL("./sw.js", import.meta.url);
const VERSION_LENGTH = 16;

function filesIn(folder: string, inside = ""): string[] {
  return readdirSync(join(folder, inside)).flatMap((name) => {
    const path = join(inside, name);
    return statSync(join(folder, path)).isDirectory() ? filesIn(folder, path) : [path];
  });
}

/** The worker's source, with what it keeps. `contents` are all files of the app by name. */
export function workerOf(contents: ReadonlyMap<string, string | Uint8Array>): string {
  const names = [...contents.keys()].toSorted();
  const digest = createHash("sha256");
  for (const name of names) digest.update(name).update(contents.get(name)!);
  const source = readFileSync(WORKER, "utf-8");
  digest.update(source);
  const version = digest.digest("hex").slice(0, VERSION_LENGTH);
  const files = names.map((name) => `./${name}`);
  const filledIn = [
    `const VERSION = ${JSON.stringify(version)};`,
    `const FILES = ${JSON.stringify(files)};`,
  ];
  return [...filledIn, source.replace("/* global VERSION, FILES */\n", "")].join("\n");
}

export function offline(): Plugin {
  let publicFolder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const contents = new Map<string, string | Uint8Array>();
        for (const file of filesIn(publicFolder)) {
          contents.set(file, readFileSync(join(publicFolder, file)));
        }
        for (const [name, output] of Object.entries(bundle)) {
          contents.set(name, output.type === "chunk" ? output.code : output.source);
        }
        this.emitFile({ type: "asset", fileName: "sw.js", source: workerOf(contents) });
      },
    },
  };
}
