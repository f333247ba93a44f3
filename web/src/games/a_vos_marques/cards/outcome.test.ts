// Where cars go that are pushed, as it is drawn.
import { describe, expect, it } from "vitest";
import { Phase, S_CARD } from "$generated/a_vos_marques/layout";
import { BOX } from "../laid";
import { pushesOf, type Way } from "../roads/ways";
import { foreseen, state } from "../testing";

interface Target {
  space: string;
  errand?: string;
}

/** The ways along which a card pushes a rival. */
function pushed(card: string, target: Target, other = "START"): Way[] {
  const players = [{ hand: card }, target, { space: other }];
  const shown = state({ phase: Phase.ATTACK, players });
  return pushesOf(
    BOX,
    foreseen(shown),
    S_CARD.findIndex((name) => name === card),
    1,
  );
}

const names = (spaces: readonly number[]) => spaces.map((space) => BOX.roads.name(space));

describe("a car that is pushed", () => {
  it("goes against the arrows, as far as the start", () => {
    const [way] = pushed("S01", { space: "M18" });
    expect(names(way!.spaces)).toEqual(["M17", "M16", "M15", "M14", "M13"]);
    expect(names(pushed("S01", { space: "A03" })[0]!.spaces).at(-1)).toBe("START");
  });

  it("goes away from its errand", () => {
    const [way] = pushed("S01", { space: "M18", errand: "M04" });
    expect(names(way!.spaces).at(-1)).toBe("M23");
  });

  it("rests before a space that is taken", () => {
    const [way] = pushed("S01", { space: "M18" }, "M13");
    expect(names(way!.spaces).at(-1)).toBe("M13");
    expect(names([way!.rest])).toEqual(["M14"]);
  });

  it("is not drawn where the card does something else", () => {
    expect(pushed("S09", { space: "M18" })).toEqual([]);
    expect(pushed("S03", { space: "M18" })).toEqual([]); // in the mountains
  });
});
