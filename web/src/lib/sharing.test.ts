// What is as before stays the very same.
import { describe, expect, it } from "vitest";
import { shared } from "./sharing";

const before = {
  round: 1,
  players: [
    { money: 3, cards: [1, 2] },
    { money: 5, cards: [] },
  ],
  hand: 7n,
};

describe("a next value", () => {
  it("is the one before where nothing has changed", () => {
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  it("shares all parts but those on the way to what has changed", () => {
    const next = structuredClone(before);
    next.players[0]!.money = 4;
    const kept = shared(before, next);
    expect(kept).toEqual({ ...before, players: [{ money: 4, cards: [1, 2] }, before.players[1]] });
    expect(kept).not.toBe(before);
    expect(kept.players[0]).not.toBe(before.players[0]);
    expect(kept.players[0]!.cards).toBe(before.players[0]!.cards);
    expect(kept.players[1]).toBe(before.players[1]);
  });

  it.each([
    ["is longer", { cards: [1] }, { cards: [1, 2] }],
    ["is shorter", { cards: [1, 2] }, { cards: [1] }],
    ["has another key", { a: undefined }, { b: undefined }],
    ["is a list no more", { cards: [] }, { cards: {} }],
    ["is nothing now", { cards: {} }, { cards: null }],
    ["was nothing", null, { cards: [] }],
    ["is another large number", { hand: 7n }, { hand: 8n }],
  ])("is another one where something %s", (_, old, next) => {
    const copy = structuredClone(next);
    expect(shared(old, next)).toEqual(copy);
    expect(shared(old, next)).not.toBe(old);
  });
});
