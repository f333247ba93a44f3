// Lays a file packed with Brotli beside each file of the build that gets smaller by it: Brotli packs
// better than gzip, but takes too long to be done while somebody waits.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_PACKING = /\.(css|html|js|json|svg|wasm)$/;

/** The packed content, or nothing where it is not smaller. */
export function packed(content: Uint8Array): Uint8Array | undefined {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const result = brotliCompressSync(content, { params });
  return result.length < content.length ? result : undefined;
}

export function packing(): Plugin {
  return {
    name: "packing",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!WORTH_PACKING.test(name)) continue;
        const file = join(dir!, name);
        const result = packed(readFileSync(file));
        if (result) writeFileSync(`${file}.br`, result);
      }
    },
  };
}
