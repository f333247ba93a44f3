// Chariots drive smoothly, and turn the short way.
import { expect, it, vi } from "vitest";
import { curve } from "./motion";

vi.mock("$lib/settings.svelte", () => ({ tempo: () => 1 }));

const north = { x: 0, y: 0, heading: -90 };
const west = { x: -40, y: -40, heading: 180 };

it("ends where the way ends, looking where it leads", () => {
  const last = curve([north, west]).at(-1)!;
  expect([last.x, last.y]).toEqual([-40, -40]);
  expect(last.heading).toBeCloseTo(-180);
});

it("never turns by more than a step of the curve needs", () => {
  const stances = curve([north, west, { x: -40, y: -120, heading: 0 }]);
  stances.slice(1).forEach((stance, index) => {
    expect(Math.abs(stance.heading - stances[index]!.heading)).toBeLessThan(90);
  });
});

it("is nothing where nothing is driven", () => {
  expect(curve([])).toEqual([]);
});
