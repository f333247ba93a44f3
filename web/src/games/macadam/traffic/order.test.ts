// Who plays next.
import { Phase } from "$generated/macadam/layout";
import { expect, it } from "vitest";
import { othersToPlay, stillToPlay, tokenOf } from "./order";
import { state } from "../testing";

it("goes clockwise from whoever has just played", () => {
  const shown = state({ phase: Phase.FOLLOW, leader: 1, actor: 1, waiting: 0b1101 });
  expect(stillToPlay(shown)).toEqual([2, 3, 0]);
});

it("begins with who is asked", () => {
  const shown = state({ phase: Phase.ANSWER, actor: 2, waiting: 0b1000 });
  expect(stillToPlay(shown)).toEqual([2, 3]);
});

it("goes the other way in a reversed trick", () => {
  const shown = state({ phase: Phase.FOLLOW, actor: 0, waiting: 0b1110, is_reversed: 1 });
  expect(stillToPlay(shown)).toEqual([3, 2, 1]);
});

it("begins with who leads", () => {
  const shown = state({ phase: Phase.PRELUDE, leader: 2, actor: 2 });
  expect(stillToPlay(shown)).toEqual([2, 3, 0, 1]);
  expect(othersToPlay(shown)).toEqual([3, 0, 1]);
});

it("passes over who has no card when the stock is empty", () => {
  const players = [{}, {}, { hand_size: 0 }];
  const shown = state({ phase: Phase.ANSWER, actor: 1, waiting: 0b1100, players, stock_size: 0 });
  expect(stillToPlay(shown)).toEqual([1, 3]);
  expect(stillToPlay({ ...shown, stock_size: 1 })).toEqual([1, 2, 3]);
});

it("numbers the trick by the token that is next or lies on its signal", () => {
  expect(tokenOf(state())).toBe(1);
  expect(tokenOf(state({ signal: "S01" }))).toBe(1);
});
