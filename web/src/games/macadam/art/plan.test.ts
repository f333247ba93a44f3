import { expect, it } from "vitest";
import { bars, BLOCKS, PLAN } from "./plan";

const AVENUE = { x: 400, y: 130, width: 200, height: 40 };
const STREET = { x: 250, y: 255, width: 40, height: 190 };

it("lays a crossing's bars side by side across the road", () => {
  expect(new Set(bars(AVENUE).map(({ y, height }) => `${y} ${height}`))).toEqual(
    new Set(["130 40"]),
  );
  expect(new Set(bars(STREET).map(({ x, width }) => `${x} ${width}`))).toEqual(new Set(["250 40"]));
});

it("leaves as much asphalt before the first bar as after the last", () => {
  const across = bars(AVENUE);
  const [first, last] = [across[0]!, across.at(-1)!];
  expect(first.x - AVENUE.x).toBeCloseTo(AVENUE.x + AVENUE.width - last.x - last.width);
});

it("keeps the blocks off the roads", () => {
  const { avenue, street } = PLAN.roads;
  for (const block of BLOCKS) {
    const isBeside = block.x + block.width <= avenue.x || block.x >= avenue.x + avenue.width;
    const isAlong = block.y + block.height <= street.y || block.y >= street.y + street.height;
    expect([isBeside, isAlong]).toEqual([true, true]);
  }
});
