import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { packed } from "./plugin";

describe("packing", () => {
  it("makes a file smaller, and gives all of it back", () => {
    const content = new TextEncoder().encode("Ave César! ".repeat(100));
    const result = packed(content)!;
    expect(result.length).toBeLessThan(content.length);
    expect(new Uint8Array(brotliDecompressSync(result))).toEqual(content);
  });

  it("leaves alone what would not get smaller", () => {
    expect(packed(new Uint8Array([1]))).toBeUndefined();
  });
});
