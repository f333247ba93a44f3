// Outlines as SVG paths, placed side by side so that many are one element.
import type { Point } from "./shapes";

/** Where a copy of an outline is to be. */
export interface Placing {
  x?: number;
  y?: number;
  turn?: number; // degrees, clockwise
  isMirrored?: boolean; // left and right, after it was turned
}

const COMMAND = /([MLHVCSQTZ])([^A-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** An outline in each of some places, as one. It is given in capital commands, without arcs. */
export function repeated(outline: string, placings: readonly Placing[]): string {
  return placings.map((placing) => placed(outline, placing)).join("");
}

/** An outline in another place. */
export function placed(outline: string, placing: Placing): string {
  const move = mover(placing);
  let at: Point = [0, 0];
  return [...outline.matchAll(COMMAND)]
    .map(([, command = "", numbers = ""]) => {
      const points = pointsOf(command, (numbers.match(NUMBER) ?? []).map(Number), at);
      at = points.at(-1) ?? at;
      const drawn = points.map(move).map(([x, y]) => `${short(x)} ${short(y)}`);
      return `${command === "H" || command === "V" ? "L" : command}${drawn.join(" ")}`;
    })
    .join("");
}

function pointsOf(command: string, numbers: readonly number[], [x, y]: Point): Point[] {
  if (command === "H") return numbers.map((to) => [to, y]);
  if (command === "V") return numbers.map((to) => [x, to]);
  return Array.from({ length: numbers.length / 2 }, (_, place) => [
    numbers[2 * place]!,
    numbers[2 * place + 1]!,
  ]);
}

function mover({ x = 0, y = 0, turn = 0, isMirrored = false }: Placing): (point: Point) => Point {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = isMirrored ? -1 : 1;
  return ([px, py]) => [x + across * (px * cos - py * sin), y + px * sin + py * cos];
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
