import { expect, it } from "vitest";
import facts from "$generated/autoscooter/facts.json";
import { distance } from "$lib/shapes";
import { centreOf, frameOf, HALF_WIDTH, headingDegrees, plate, toneOf, towards } from "./rink";

const { hexes, ways } = facts.drawing;
const neighbours = hexes.flatMap((hex, number) =>
  ways[number]!.flatMap((next, heading) =>
    next < hexes.length ? [{ hex, heading, next: hexes[next]! }] : [],
  ),
);

it("gives no two plates that touch the same tone", () => {
  for (const { hex, next } of neighbours) expect(toneOf(hex)).not.toBe(toneOf(next));
});

it("points a heading at the plate that it leads to", () => {
  for (const { hex, heading, next } of neighbours) {
    const [x, y] = centreOf(hex);
    const [dx, dy] = towards(headingDegrees(heading));
    const ahead = [x + 2 * HALF_WIDTH * dx, y + 2 * HALF_WIDTH * dy] as const;
    expect(distance(ahead, centreOf(next))).toBeLessThan(1);
  }
});

it("frames every plate", () => {
  const { x, y, w, h } = frameOf(hexes);
  for (const [cornerX, cornerY] of hexes.flatMap((hex) => plate(centreOf(hex)))) {
    expect(cornerX > x && cornerX < x + w && cornerY > y && cornerY < y + h).toBe(true);
  }
});
