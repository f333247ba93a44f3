// Outlines in other places.
import { describe, expect, it } from "vitest";
import { placed, repeated } from "./paths";

describe("an outline", () => {
  it("is moved, every kind of point of it", () => {
    expect(placed("M0 0L10-2Q1 1 2 .5C1 2 3 4 5 6Z", { x: 1, y: 2 })).toBe(
      "M1 2L11 0Q2 3 3 2.5C2 4 4 6 6 8Z",
    );
  });

  it("is turned and mirrored", () => {
    expect(placed("M10 0L0 10", { turn: 90 })).toBe("M0 10L-10 0");
    expect(placed("M10 5", { isMirrored: true })).toBe("M-10 5");
  });

  it("goes straight on from where it is, across and down", () => {
    expect(placed("M1 2H5V7", { turn: 90 })).toBe("M-2 1L-2 5L-7 5");
  });

  it("is drawn in many places as one", () => {
    expect(repeated("M0 0H1", [{ x: 1 }, { y: 3 }])).toBe("M1 0L2 0M0 3L1 3");
  });
});
