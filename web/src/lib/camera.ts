// A world seen through a window: which part of it, and how large.
import type { Bounds } from "./shapes";
import type { Position } from "./stances";

/** The point of the world in the middle of the window, and how much larger it is seen. */
export interface View extends Position {
  scale: number; // units of the window for one of the world
}

/** A world and the window that it is seen through. */
export interface Outlook {
  world: Bounds;
  window: { w: number; h: number };
  most: number; // the largest scale
}

/** As much as shows the whole world. */
export function wholeView(outlook: Outlook): View {
  const { x, y, w, h } = outlook.world;
  return { x: x + w / 2, y: y + h / 2, scale: leastScale(outlook) };
}

function leastScale({ world, window, most }: Outlook): number {
  return Math.min(window.w / world.w, window.h / world.h, most);
}

/** The nearest view that shows nothing beyond the world, unless all of it is in sight. */
export function held(view: View, outlook: Outlook): View {
  const { world, window, most } = outlook;
  const scale = clamp(view.scale, leastScale(outlook), most);
  return {
    x: heldAlong(view.x, world.x, world.w, window.w / scale),
    y: heldAlong(view.y, world.y, world.h, window.h / scale),
    scale,
  };
}

function heldAlong(middle: number, from: number, length: number, seen: number): number {
  if (seen >= length) return from + length / 2;
  return clamp(middle, from + seen / 2, from + length - seen / 2);
}

/** Moved by so many units of the window. */
export function moved(view: View, dx: number, dy: number, outlook: Outlook): View {
  return held({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, outlook);
}

/** Larger by a factor, while a point of the window stays where it is. */
export function zoomed(view: View, factor: number, at: Position, outlook: Outlook): View {
  const { scale } = held({ ...view, scale: view.scale * factor }, outlook);
  const fixed = toWorld(view, at, outlook);
  const { w, h } = outlook.window;
  const [x, y] = [fixed.x - (at.x - w / 2) / scale, fixed.y - (at.y - h / 2) / scale];
  return held({ x, y, scale }, outlook);
}

/** As large as shows some part of the world with a margin in the window's units. */
export function framing(part: Bounds, margin: number, outlook: Outlook): View {
  const { w, h } = outlook.window;
  const fit = Math.min((w - 2 * margin) / part.w, (h - 2 * margin) / part.h);
  return held({ x: part.x + part.w / 2, y: part.y + part.h / 2, scale: fit }, outlook);
}

/** The nearest view of the same size that has a point in sight, so far from the edge. */
export function revealing(view: View, point: Position, margin: number, outlook: Outlook): View {
  const { w, h } = outlook.window;
  const along = (middle: number, there: number, length: number) => {
    const reach = Math.max(0, (length / 2 - margin) / view.scale);
    return clamp(middle, there - reach, there + reach);
  };
  return held({ ...view, x: along(view.x, point.x, w), y: along(view.y, point.y, h) }, outlook);
}

/** A point of the window, in the world. */
export function toWorld(view: View, at: Position, { window }: Outlook): Position {
  return {
    x: view.x + (at.x - window.w / 2) / view.scale,
    y: view.y + (at.y - window.h / 2) / view.scale,
  };
}

/** A point of the world, in the window. */
export function toWindow(view: View, at: Position, { window }: Outlook): Position {
  return {
    x: window.w / 2 + (at.x - view.x) * view.scale,
    y: window.h / 2 + (at.y - view.y) * view.scale,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
