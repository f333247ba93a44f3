import { expect, it } from "vitest";
import facts from "$generated/autoscooter/facts.json";
import { distance } from "$lib/shapes";
import { barrierSides, beyond, spread } from "./barrier";
import { RADIUS } from "./rink";

const { hexes, ways } = facts.drawing;
const BARRIER_SIDES = 46;
const OUT = 17;

it("runs once around the rink, each side from where the one before ends", () => {
  const sides = barrierSides(hexes, ways);
  expect(sides).toHaveLength(BARRIER_SIDES);
  sides.forEach(({ from }, rank) => expect(distance(from, sides.at(rank - 1)!.to)).toBeCloseTo(0));
});

it("keeps its bulbs as far outside every side as asked", () => {
  const sides = barrierSides(hexes, ways);
  const ring = beyond(sides, OUT);
  sides.forEach(({ from, outward: [x, y] }, rank) => {
    const [bulbX, bulbY] = ring[rank]!;
    expect((bulbX - from[0]) * x + (bulbY - from[1]) * y).toBeCloseTo(OUT);
  });
});

it("spreads bulbs evenly", () => {
  const apart = RADIUS / 3;
  const bulbs = spread(beyond(barrierSides(hexes, ways), OUT), apart);
  bulbs.forEach((bulb, rank) => {
    expect(Math.abs(distance(bulb, bulbs.at(rank - 1)!) - apart)).toBeLessThan(1);
  });
});
