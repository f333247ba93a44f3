// The log: nothing of what was taken back is hidden, and what belongs together is told as one.
import { expect, it } from "vitest";
import type { GameEvent } from "../engine/events";
import { entriesOf, pagesOf } from "./record";

const line = (number: number) => ({ number, event: { kind: "rolled", seat: 0 } as GameEvent });
const taken = (number: number, seat = 0) => ({ number, seat, wasKnown: false });

it("tells what was taken back after what stood then", () => {
  const told = entriesOf([line(0), line(1), line(1), line(2)], [taken(1)]);
  expect(told.map((entry) => ("event" in entry ? entry.number : "taken"))).toEqual([
    0,
    1,
    1,
    "taken",
    2,
  ]);
});

it("tells as one what belongs to one thing, in one go", () => {
  const dealt = (number: number) => ({ number, event: { kind: "dealt", seat: 0 } as GameEvent });
  const partOf = ({ kind }: GameEvent) => (kind === "dealt" ? "board-dealing" : undefined);
  const told = entriesOf([line(0), dealt(0), dealt(0), dealt(0), line(0), dealt(1)], [], partOf);
  const lengths = told.map((entry) => ("lines" in entry ? entry.lines.length : 1));
  expect(lengths).toEqual([1, 3, 1, 1]);
});

it("tells as one what somebody took back in one go", () => {
  const told = entriesOf([line(0), line(1)], [taken(0), taken(0), taken(1), taken(1, 1)]);
  expect(told.map((entry) => ("count" in entry ? entry.count : 0))).toEqual([0, 2, 0, 1, 1]);
});

it("is cut into pages, of which only the last one grows", () => {
  const entries = Array.from({ length: 60 }, (_, number) => line(number));
  const pages = pagesOf(entries);
  expect(pages.flat()).toEqual(entries);
  expect(pages.map((page) => page.length)).toEqual([24, 24, 12]);
  expect(pagesOf(entries.slice(0, 50)).slice(0, 2)).toEqual(pages.slice(0, 2));
  expect(pagesOf([])).toEqual([]);
});
