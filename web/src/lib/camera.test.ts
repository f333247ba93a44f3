// A world seen through a window.
import { describe, expect, it } from "vitest";
import { framing, held, moved, revealing, toWindow, toWorld, wholeView, zoomed } from "./camera";

const outlook = { world: { x: 0, y: 0, w: 1200, h: 800 }, window: { w: 600, h: 600 }, most: 2 };
const close = { x: 600, y: 400, scale: 2 };

describe("a view", () => {
  it("can show the whole world, in its middle", () => {
    expect(wholeView(outlook)).toEqual({ x: 600, y: 400, scale: 0.5 });
  });

  it("shows nothing beyond the edges, and is never too large or too small", () => {
    expect(held({ x: 0, y: 799, scale: 9 }, outlook)).toEqual({ x: 150, y: 650, scale: 2 });
    expect(held({ x: 0, y: 0, scale: 0.1 }, outlook)).toEqual({ x: 600, y: 400, scale: 0.5 });
  });

  it("follows the finger", () => {
    expect(moved(close, 100, -50, outlook)).toEqual({ x: 550, y: 425, scale: 2 });
  });

  it("grows around the fingers", () => {
    const at = { x: 100, y: 450 };
    const before = { x: 600, y: 400, scale: 1 };
    const after = zoomed(before, 1.5, at, outlook);
    expect(after.scale).toBe(1.5);
    const there = toWorld(before, at, outlook);
    expect(toWindow(after, there, outlook).x).toBeCloseTo(at.x);
    expect(toWindow(after, there, outlook).y).toBeCloseTo(at.y);
  });

  it("frames a part, as large as it may", () => {
    expect(framing({ x: 300, y: 300, w: 400, h: 100 }, 100, outlook)).toEqual({
      x: 500,
      y: 350,
      scale: 1,
    });
    expect(framing({ x: 600, y: 400, w: 1, h: 1 }, 0, outlook).scale).toBe(2);
  });

  it("moves no more than it must to have a point in sight", () => {
    expect(revealing(close, { x: 610, y: 390 }, 50, outlook)).toEqual(close);
    expect(revealing(close, { x: 900, y: 400 }, 50, outlook)).toEqual({ x: 775, y: 400, scale: 2 });
  });
});
