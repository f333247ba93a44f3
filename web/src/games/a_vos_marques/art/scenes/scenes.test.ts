import { expect, it } from "vitest";
import { PLATES } from "../signs/plates";
import { PAYMENTS } from "./casino";
import { AGAIN, SENDS } from "./mountain";

const FACES = [1, 2, 3, 4, 5, 6];

it("tells once what each face pays at the Casino", () => {
  expect(PAYMENTS.flatMap(({ faces }) => faces).toSorted()).toEqual(FACES);
  expect(new Set(PAYMENTS.map(({ times }) => times)).size).toBe(PAYMENTS.length);
});

it("has a sign for each place that the Magic Mountain sends to", () => {
  expect(SENDS).toHaveLength(FACES.length);
  expect(SENDS.filter((place) => place !== AGAIN && !PLATES[place])).toEqual([]);
});
