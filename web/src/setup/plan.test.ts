import { describe, expect, it } from "vitest";
import type { Facts } from "../engine/facts";
import { fits } from "./memory";
import {
  arranged,
  effectiveOptions,
  firstPlan,
  limited,
  presetOf,
  presetsFor,
  termsOf,
  withRole,
} from "./plan";

const OPTIONS = [
  {
    key: "end_rows",
    values: [5, 4],
    default: 5,
    clause: "MK-73",
    needs: [],
    refused: [],
    since: 1,
  },
  {
    key: "money",
    values: ["open", "hidden"],
    default: "open",
    clause: "MK-82",
    needs: [],
    refused: [],
    since: 1,
  },
];
const FACTS = { players: [2, 4], options: OPTIONS, levels: Array(6).fill({}) } as unknown as Facts;

describe("a plan", () => {
  it("leaves out options that another one makes idle", () => {
    const second = { ...OPTIONS[1]!, needs: [{ end_rows: [5], players: [2] }] };
    const facts = { ...FACTS, options: [OPTIONS[0]!, second] };
    const plan = { ...firstPlan(facts, "device"), options: { end_rows: 5, money: "hidden" } };
    expect(effectiveOptions(facts, plan)).toEqual(facts.options);
    expect(effectiveOptions(facts, { ...plan, players: 3 })).toEqual([OPTIONS[0]]);
    expect(termsOf(facts, { ...plan, players: 3 }, "").options).toMatchObject({ money: "open" });
  });

  it("begins with me against one bot", () => {
    expect(termsOf(FACTS, firstPlan(FACTS, "device"), " Zoé ")).toEqual({
      players: 2,
      options: { end_rows: 5, money: "open" },
      seats: ["human", "level:2"],
      names: ["Zoé", ""],
    });
  });

  it("follows each of its presets", () => {
    const presets = presetsFor([2, 4], "device");
    for (const preset of presets) {
      expect(presetOf(arranged(firstPlan(FACTS, "device"), preset), presets)).toBe(preset);
    }
  });

  it("fills a table for three with a bot when two people sit down", () => {
    expect(presetsFor([3, 6], "device")[1]).toEqual({ people: 2, bots: 1 });
  });

  it("begins with as many as the lesson taught the game with", () => {
    expect(presetsFor([2, 8], "device", 5)[0]).toEqual({ people: 1, bots: 4 });
    expect(presetsFor([2, 8], "online", 5)[0]).toEqual({ people: 2, bots: 3 });
    expect(firstPlan({ ...FACTS, taught: 3 }, "device").players).toBe(3);
  });

  it("keeps to the players of a board that seats fewer or more than the lesson", () => {
    expect(presetsFor([3, 4], "device", 2)[0]).toEqual({ people: 1, bots: 2 });
    expect(presetsFor([2, 4], "device", 5)).toContainEqual({ people: 1, bots: 3 });
  });

  it("follows no preset once a seat was changed", () => {
    const plan = withRole(firstPlan(FACTS, "device"), 0, "bot");
    expect(presetOf(plan, presetsFor([2, 4], "device"))).toBeUndefined();
  });

  it("keeps to the players of a board", () => {
    const counts = [2, 3, 4].map((players) =>
      limited({ ...firstPlan(FACTS, "device"), players }, [3, 3]),
    );
    expect(counts.map((plan) => plan.players)).toEqual([3, 3, 3]);
    expect(limited(firstPlan(FACTS, "device"), [2, 4])).toEqual(firstPlan(FACTS, "device"));
  });

  it("seats me in one place only", () => {
    const plan = withRole(firstPlan(FACTS, "device"), 1, "me");
    expect(plan.places.slice(0, 2).map((place) => place.role)).toEqual(["friend", "me"]);
  });

  it("gives friends the names they typed, and bots none", () => {
    const plan = arranged(firstPlan(FACTS, "device"), { people: 2, bots: 1 });
    plan.places[1]!.name = "Léo";
    plan.places[2]!.name = "once a person";
    expect(termsOf(FACTS, plan, "Zoé").names).toEqual(["Zoé", "Léo", ""]);
  });
});

describe("a remembered plan", () => {
  it("fits the game it was made for", () => {
    expect(fits(FACTS, firstPlan(FACTS, "device"))).toBe(true);
  });

  it.each([
    ["another number of seats", { places: [] }],
    ["too many players", { players: 5 }],
    ["an option that is gone", { options: { end_rows: 5, money: "open", old: 1 } }],
    ["a value that is gone", { options: { end_rows: 3, money: "open" } }],
  ])("does not fit with %s", (_, change) => {
    expect(fits(FACTS, { ...firstPlan(FACTS, "device"), ...change })).toBe(false);
  });

  it("does not fit when there is none", () => {
    expect(fits(FACTS, null)).toBe(false);
  });
});
