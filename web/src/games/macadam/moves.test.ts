// The ways to moves, and what somebody meant who pressed in vain.
import { Phase } from "$generated/macadam/layout";
import { describe, expect, it } from "vitest";
import { whyIdle } from "./telling/idle";
import { couldMean } from "./meaning";
import { cardAt, detours, path, signalAt } from "./moves";
import { cardNamed, cards, signalNamed, state } from "./testing";

const PLAYERS = [{ hand: cards("PR1 BI1 MO1 CA1 AG1 IN1") }];

it("lets a card be led by pressing it before its signal, or after", () => {
  const move = { kind: "place", signal: signalNamed("S12") } as const;
  expect(path(move)).toEqual(["signal.S12"]);
  const ways = detours(move);
  expect(ways).toContainEqual(["lead.CA1", "signal.S12"]);
  expect(ways).toContainEqual(["signal.S12", "lead.CA1"]);
  expect(ways).not.toContainEqual(["lead.BI1", "signal.S12"]);
});

it("reads spots", () => {
  expect(cardAt("lead.PR1")).toBe(cardNamed("PR1"));
  expect(cardAt("card.PR1")).toBe(cardNamed("PR1"));
  expect(signalAt("signal.S03")).toBe(signalNamed("S03"));
  expect(signalAt("stock")).toBe(-1);
});

describe("a press in vain", () => {
  const shown = state({ players: PLAYERS, phase: Phase.ANSWER, demand: "blue_arrow", leader: 1 });
  it.each([
    ["expose", "PR1", true],
    ["discard", "PR1", false],
    ["lay", "PR1", false],
    ["lay", "IN1", true],
    ["expose", "PV1", false],
  ] as const)("could mean to %s %s: %s", (kind, card, isMeant) => {
    expect(couldMean(shown, 0, { kind, card: cardNamed(card) })).toBe(isMeant);
  });
});

describe("a card is idle", () => {
  it.each([
    [{ phase: Phase.ANSWER, demand: "bicycle", leader: 1 }, "PR1", "not_in_kind"],
    [{ phase: Phase.ANSWER, demand: "vehicle", leader: 1 }, "PR1", "not_a_vehicle"],
    [{ phase: Phase.ANSWER, demand: "moped", leader: 1 }, "MO1", "no_insurance"],
    [{ phase: Phase.ANSWER, demand: "bicycle", leader: 1 }, "AG1", "able_to_follow"],
    [{ phase: Phase.OPEN, signal: "S01" }, "BI1", "signal_refuses"],
    [{ phase: Phase.OPEN, signal: "S12" }, "CA1", "no_licence"],
    [{ phase: Phase.OPEN, signal: "S01" }, "IN1", "token_is_placed"],
    [{ phase: Phase.PRELUDE }, "AG1", "token_is_due"],
    [{ phase: Phase.BONUS, signal: "S01" }, "AG1", "card_is_exposed"],
    [{ phase: Phase.ANSWER, actor: 2 }, "PR1", "not_your_turn"],
  ])("%o: %s is %s", (setting, card, reason) => {
    const shown = state({ ...setting, players: PLAYERS });
    expect(whyIdle(shown, 0, cardNamed(card))).toBe(reason);
  });

  it("that is a paper, when an agent is to bring out a card", () => {
    const shown = state({ phase: Phase.ANSWER, demand: "bicycle", leader: 1, players: PLAYERS });
    expect(whyIdle(shown, 0, cardNamed("IN1"), true)).toBe("never_exposed");
  });
});
