import { describe, expect, it } from "vitest";
import { fitted, widthOf, wrapped, type Setting } from "./lettering";

const TITLE: Setting = { face: "title", largest: 12, smallest: 6, leading: 1 };

describe("lines", () => {
  it("are as few as their width allows, and even", () => {
    expect(wrapped("one two three four", 5, "text")).toEqual(["one two", "three four"]);
    expect(wrapped("a b c d e f", 4.3, "text")).toHaveLength(1);
  });

  it("break at no hard space", () => {
    expect(wrapped("Stop\u00a0! Go", 1, "text")).toEqual(["Stop\u00a0!", "Go"]);
  });

  it("keep a number with what it counts, or with what it ends", () => {
    expect(wrapped("Go 5 spaces, ABS: 12.", 1, "text")).toEqual([
      "Go",
      "5\u00a0spaces,",
      "ABS:\u00a012.",
    ]);
  });

  it("keep a word that is too wide", () => {
    expect(wrapped("an incomprehensibility", 3, "text")).toEqual(["an", "incomprehensibility"]);
  });
});

describe("lettering", () => {
  it("is as large as its setting allows where there is room", () => {
    expect(fitted("Fog", { width: 100, height: 20 }, TITLE)).toMatchObject({
      size: 12,
      lines: ["Fog"],
      fits: true,
    });
  });

  it("shrinks until it fits", () => {
    const { size, lines, leading, fits } = fitted(
      "A strange noise",
      { width: 40, height: 20 },
      TITLE,
    );
    expect(fits).toBe(true);
    expect(size).toBeLessThan(12);
    expect(lines.length * leading).toBeLessThanOrEqual(20);
    for (const line of lines) expect(widthOf(line, "title") * size).toBeLessThanOrEqual(40);
  });

  it("ends early where not even the smallest fits", () => {
    const { lines } = fitted("incomprehensible strange noises", { width: 40, height: 13 }, TITLE);
    expect(lines.length).toBe(2);
    expect(lines[1]).toMatch(/…$/);
  });

  it("says when even the smallest does not fit", () => {
    expect(fitted("incomprehensibility", { width: 9, height: 9 }, TITLE)).toMatchObject({
      size: 6,
      fits: false,
    });
  });
});
