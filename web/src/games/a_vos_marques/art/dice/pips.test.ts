import { expect, it } from "vitest";
import { pipsOf } from "./pips";

it("shows as many pips as the face counts, each in its place", () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    expect(new Set(pipsOf(face).map(String)).size).toBe(face);
  }
});
