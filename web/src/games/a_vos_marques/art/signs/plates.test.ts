import { expect, it } from "vitest";
import { BOX } from "../map/testing";
import { PLATES } from "./plates";

it("has a sign for every place", () => {
  const places = new Set(BOX.spaces.flatMap(({ place }) => place ?? []));
  expect(new Set(Object.keys(PLATES))).toEqual(places);
});
