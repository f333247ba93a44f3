// Mistakes and luck add up to what was won, also as they are read.
import { describe, expect, it } from "vitest";
import { accountOf, costOf, percentsOf } from "./account";
import type { Judgement } from "./judge";

const SHOWN = 3;

function judged(number: number, seat: number, cost: number, isMistake = true): Judgement {
  return { number, seat, action: 1, chance: 0.5 - cost, best: 2, bestChance: 0.5, isMistake };
}

const JUDGEMENTS = [
  judged(1, 0, 0.02),
  judged(2, 1, 0.3),
  judged(3, 0, 0.05),
  judged(4, 0, 0.004, false),
  judged(5, 0, 0.11),
  judged(7, 0, 0.05),
];

const account = (seat: number, shares: number[] = [1, 0]) =>
  accountOf(JUDGEMENTS, seat, { players: 2, shares, shown: SHOWN });

describe("an account", () => {
  it("names a seat's costliest mistakes, the worst first, of equals the earlier", () => {
    expect(account(0).costliest.map(({ number }) => number)).toEqual([5, 3, 7]);
    expect(account(0).mistakes).toBe(4);
  });

  it("counts mistakes only", () => {
    expect(account(0).lost).toBeCloseTo(0.23);
    expect(costOf(JUDGEMENTS[3]!)).toBeCloseTo(0.004);
  });

  it.each([
    [[1, 0], 50],
    [[0, 1], -50],
    [[0.5, 0.5], 0],
  ])("adds up to what was won: %j", (shares, won) => {
    const [lost, luck] = percentsOf(account(0, shares));
    expect(luck! - lost).toBe(won);
  });

  it("knows no luck while the match goes on", () => {
    expect(percentsOf(account(0, []))).toEqual([23, null]);
  });
});
