// Points, and what is drawn from them.
export type Point = readonly [x: number, y: number];

export interface Bounds {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;
}

export function shape(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

/** A row of round dots, for a stroke with round ends. */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join("");
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}

export function boundsOf(points: readonly Point[], margin: number): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

export function along(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** Numbers from 0 to 1 that look thrown, the same every time. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
