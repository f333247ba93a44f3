import { describe, expect, it } from "vitest";
import type { TableCard } from "../online/wire";
import { sorted, waitsForMe } from "./online";

const READY = { who: "human", name: "Zoé", isTaken: true, isReady: true };

function table(id: string, updated: number, change: Partial<TableCard> = {}): TableCard {
  const seats = [READY, { who: "level:3" }];
  const card = { id, updated, phase: "playing", seats, mine: [0], isAsked: false };
  return { ...card, ...change } as TableCard;
}

describe("a table waits for me", () => {
  it("where I am asked to move, unless it is paused", () => {
    expect(waitsForMe(table("a", 1, { isAsked: true }))).toBe(true);
    expect(waitsForMe(table("a", 1))).toBe(false);
    expect(waitsForMe(table("a", 1, { isAsked: true, phase: "paused" }))).toBe(false);
  });

  it("before the match until I am ready, and not for others", () => {
    const late = { ...READY, isReady: false };
    const gathering = (seats: TableCard["seats"], mine = [0]) =>
      waitsForMe(table("a", 1, { phase: "gathering", seats, mine }));
    expect(gathering([late, READY])).toBe(true);
    expect(gathering([READY, late])).toBe(false);
    expect(gathering([late, READY], [])).toBe(false);
  });
});

describe("my online tables", () => {
  it("are sorted: who waits longest first, else the latest first, the finished apart", () => {
    const cards = [
      table("asked late", 50, { isAsked: true }),
      table("over", 60, { phase: "over" }),
      table("going", 10),
      table("asked early", 20, { isAsked: true }),
      table("paused", 30, { phase: "paused" }),
    ];
    const { waiting, going, over } = sorted(cards);
    const ids = [waiting, going, over].map((cards) => cards.map(({ id }) => id));
    expect(ids).toEqual([["asked early", "asked late"], ["paused", "going"], ["over"]]);
  });
});
