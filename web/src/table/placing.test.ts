import { expect, test } from "vitest";
import { placed } from "./placing";

const RESULTS = [
  { points: 40, rank: 1 },
  { points: 10, rank: 4 },
  { points: 30, rank: 2 },
  { points: 30, rank: 2 },
];

test("the best come first, and equals share their rank", () => {
  expect(placed(RESULTS).map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [2, 2],
    [3, 2],
    [1, 4],
  ]);
});

test("whoever gave up has no rank, however well they stood, and takes none from the others", () => {
  expect(placed(RESULTS, [0])).toEqual([
    { seat: 2, points: 30, rank: 1 },
    { seat: 3, points: 30, rank: 1 },
    { seat: 1, points: 10, rank: 3 },
    { seat: 0, points: 40, rank: null },
  ]);
});
