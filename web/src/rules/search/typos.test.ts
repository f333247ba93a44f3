import { describe, expect, it } from "vitest";
import { meantBy, slipsBetween } from "./typos";

describe("slips", () => {
  it("are letters too many, too few, wrong, or swapped", () => {
    expect(slipsBetween("hammer", "hammmer", 2)).toBe(1);
    expect(slipsBetween("hammer", "hamer", 2)).toBe(1);
    expect(slipsBetween("hammer", "hanmer", 2)).toBe(1);
    expect(slipsBetween("hammer", "hamemr", 2)).toBe(1);
    expect(slipsBetween("hammer", "star", 2)).toBeGreaterThan(2);
  });

  it("are forgiven in words that are long enough, the nearest first", () => {
    const known = ["star", "hammer", "chariot"];
    expect(meantBy("hamer", known)).toEqual(["hammer"]);
    expect(meantBy("charriott", known)).toEqual(["chariot"]);
    expect(meantBy("sta", known)).toEqual([]);
    expect(meantBy("stra", ["star", "stray"])).toEqual(["star", "stray"]);
  });
});
