import { describe, expect, it } from "vitest";
import { scrollInto } from "./sight";

const SIGHT = { top: 0, bottom: 400 };

describe("what the teacher points at", () => {
  it("stays where it is while it is in sight", () => {
    expect(scrollInto({ top: 50, bottom: 300 }, SIGHT)).toBe(0);
  });

  it("is scrolled to from either side, with a margin", () => {
    expect(scrollInto({ top: -30, bottom: 100 }, SIGHT)).toBe(-42);
    expect(scrollInto({ top: 380, bottom: 450 }, SIGHT)).toBe(62);
  });

  it("is seen from its upper edge where it is too long", () => {
    expect(scrollInto({ top: 100, bottom: 900 }, SIGHT)).toBe(88);
  });
});
