// Where cars look.
import { expect, it } from "vitest";
import { BOX } from "../laid";
import { headingAt } from "./stand";

const network = BOX.roads;
const at = (name: string) => network.numbered(name);

it("a car looks away from where it came from, and along the arrows at the start", () => {
  expect(headingAt(network, at("A01"), at("START"))).toBeLessThan(0);
  expect(headingAt(network, at("START"), at("START"))).toBeCloseTo(
    headingAt(network, at("A01"), at("START")),
  );
});
