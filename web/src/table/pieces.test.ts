import { describe, expect, it } from "vitest";
import { track } from "./pieces";

const jar = (place: string) => ({ kind: "glass", place });
const lid = (place: string) => ({ kind: "metal", place });

describe("pieces", () => {
  it("that stay keep their identity, whatever the order", () => {
    const before = track([], [jar("bank"), jar("yard"), lid("yard")]);
    expect(track(before, [lid("yard"), jar("yard"), jar("bank")])).toEqual(before);
  });

  it("travel from the place they left to the place they reach", () => {
    const before = track([], [jar("bank"), jar("yard"), lid("bank")]);
    const after = track(before, [jar("bank"), jar("plant"), lid("bank")]);
    expect(after.find((piece) => piece.place === "plant")!.id).toBe(
      before.find((piece) => piece.place === "yard")!.id,
    );
  });

  it("that appear get a new identity", () => {
    const before = track([], [jar("bank")]);
    const ids = track(before, [jar("bank"), jar("yard")]).map((piece) => piece.id);
    expect(new Set(ids).size).toBe(2);
  });
});
