// Beats: every event once, whole actions findable, nothing before the set-up.
import { describe, expect, it } from "vitest";
import type { Chapter } from "../engine/referee";
import { beatsOf, endOf, nextEnd, previousEnd, restingNumber, toldUntil } from "./beats";

function chapter(number: number, ...kinds: string[]): Chapter {
  return { number, seat: 0, events: kinds.map((kind) => ({ kind, seat: 0 })) };
}

const CHAPTERS = [
  chapter(0, "first", "rolled"),
  chapter(1, "taken"),
  chapter(2, "sold", "finished", "rolled"),
  chapter(3),
];
const BEATS = beatsOf(CHAPTERS);

describe("beats", () => {
  it("tell the set-up at once and every action event by event", () => {
    expect(BEATS.map(({ number, told }) => [number, told])).toEqual([
      [0, 2],
      [1, 1],
      [2, 1],
      [2, 2],
      [2, 3],
      [3, 0],
    ]);
  });

  it("know when an action is wholly told", () => {
    expect(BEATS.map((beat) => beat.isLast)).toEqual([true, true, false, false, true, true]);
    expect(BEATS.map(restingNumber)).toEqual([0, 1, 1, 1, 2, 3]);
  });

  it("are found by the number of an action", () => {
    expect([0, 1, 2, 3].map((number) => endOf(BEATS, number))).toEqual([0, 1, 4, 5]);
    expect(endOf(BEATS, 99)).toBe(5);
  });
});

describe("a step by a whole action", () => {
  it("forward ends the one that is being told", () => {
    expect([0, 1, 2, 3, 4, 5].map((cursor) => nextEnd(BEATS, cursor))).toEqual([1, 4, 4, 4, 5, 5]);
  });

  it("back leads to where the board last was at rest", () => {
    expect([0, 1, 2, 3, 4, 5].map((cursor) => previousEnd(BEATS, cursor))).toEqual([
      0, 0, 1, 1, 1, 4,
    ]);
  });
});

it("what was told ends with the beat's own event", () => {
  const told = toldUntil(CHAPTERS, BEATS[3]!);
  expect(told.map(({ events }) => events.map((event) => event.kind))).toEqual([
    ["first", "rolled"],
    ["taken"],
    ["sold", "finished"],
  ]);
});
