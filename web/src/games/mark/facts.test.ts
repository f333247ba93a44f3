// What the board shows of the end.
import { expect, it } from "vitest";
import { Phase, type State } from "$generated/mark/layout";
import { HIDDEN } from "../contract";
import { winners } from "./facts";

function ending(...purses: number[]): State {
  const players = purses.map((money) => ({ money, reckoned: money, bid: 0, yard: [], plant: [] }));
  return { phase: Phase.OVER, num_players: purses.length, players } as unknown as State;
}

it("crowns everybody who has the most money", () => {
  expect(winners(ending(12, 20, 20))).toEqual([1, 2]);
});

it("crowns nobody before the game is over", () => {
  expect(winners({ ...ending(12, 20), phase: Phase.ACT })).toEqual([]);
});

it("crowns nobody while a purse is still closed", () => {
  expect(winners(ending(12, HIDDEN, HIDDEN))).toEqual([]);
});
