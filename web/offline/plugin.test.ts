import { describe, expect, it } from "vitest";
import { workerOf } from "./plugin";

const FILES = new Map([
  ["index.html", "<p>"],
  ["assets/a.js", "1"],
]);

describe("the service worker", () => {
  it("keeps every file of the app", () => {
    expect(workerOf(FILES)).toContain('const FILES = ["./assets/a.js","./index.html"];');
  });

  it("is of another version as soon as one file changes", () => {
    const version = (files: Map<string, string>) => /VERSION = "(\w+)"/.exec(workerOf(files))![1];
    expect(version(FILES)).toBe(version(new Map(FILES)));
    expect(version(FILES)).not.toBe(version(new Map(FILES).set("assets/a.js", "2")));
  });
});
