import { describe, expect, it } from "vitest";
import type { OwnBoard } from "../engine/boards";
import type { Facts } from "../engine/facts";
import { FIRST_MEETING, hasPeople, isMeeting, newTable, TIMES, withKind } from "./meeting";
import { arranged, firstPlan, presetOf, presetsFor, withRole } from "./plan";

const FACTS = {
  game: "mark",
  players: [2, 4],
  options: [{ key: "end_rows", values: [5, 4], default: 5, needs: [], refused: [] }],
  levels: Array(6).fill({}),
} as unknown as Facts;
const PLAN = firstPlan(FACTS, "online");

describe("a plan for an online table", () => {
  it("begins with me and a guest", () => {
    expect(newTable(FACTS, PLAN, FIRST_MEETING, " Zoé ", null)).toEqual({
      game: "mark",
      players: 2,
      options: { end_rows: 5 },
      seats: ["human", "human"],
      mine: [0],
      name: "Zoé",
      time: { kind: "none" },
      isListed: false,
      hasHints: false,
    });
  });

  it("seats me where I choose, or nowhere", () => {
    const asked = (plan: typeof PLAN) => newTable(FACTS, plan, FIRST_MEETING, "", null).mine;
    expect(asked(withRole(PLAN, 1, "me"))).toEqual([1]);
    expect(asked(withRole(PLAN, 0, "bot"))).toEqual([]);
  });

  it("needs a person", () => {
    expect(hasPeople(PLAN)).toBe(true);
    expect(hasPeople(withRole(withRole(PLAN, 0, "bot"), 1, "bot"))).toBe(false);
  });

  it("takes a board of somebody's own along, as its file tells it", () => {
    const board = { facts: { name: "Ours" } } as unknown as OwnBoard;
    expect(newTable(FACTS, PLAN, FIRST_MEETING, "", board).board).toEqual({ name: "Ours" });
  });

  it("follows each of its presets, none of them without a guest", () => {
    for (const players of [
      [2, 4],
      [3, 6],
      [2, 2],
      [4, 4],
    ] as Facts["players"][]) {
      const presets = presetsFor(players, "online");
      for (const preset of presets) {
        const facts = { ...FACTS, players };
        expect(presetOf(arranged(firstPlan(facts, "online"), preset), presets)).toBe(preset);
        expect(preset.people).toBeGreaterThan(1);
        expect(preset.people + preset.bots).toBeGreaterThanOrEqual(players[0]);
        expect(preset.people + preset.bots).toBeLessThanOrEqual(players[1]);
      }
    }
  });
});

describe("a meeting", () => {
  it("has a time of the kind that is chosen", () => {
    for (const kind of ["none", "live", "days"] as const) {
      const { choice } = withKind(FIRST_MEETING, kind);
      expect(TIMES[kind][choice]!.kind).toBe(kind);
    }
  });

  it("is remembered", () => {
    const meeting = { ...withKind(FIRST_MEETING, "days"), isListed: true };
    expect(isMeeting(JSON.parse(JSON.stringify(meeting)))).toBe(true);
  });

  it.each([
    ["nothing", null],
    ["another thing", "days"],
    ["a time that is gone", { ...FIRST_MEETING, choice: 9 }],
    ["a kind that is gone", { ...FIRST_MEETING, kind: "weeks" }],
    ["a lost choice", { ...FIRST_MEETING, isListed: undefined }],
  ])("is begun anew where %s was remembered", (_, found) => {
    expect(isMeeting(found)).toBe(false);
  });
});
