// Where labels lie over the board, so that both can be read.
import type { Box } from "../games/contract";

/** A label, centred where it lies. */
export interface Label {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 8; // from the spot, in board units
const ABOVE = -1;
const BELOW = 1;

/** One label per spot: above it, or below it where it would leave the board or cover another. */
export function labelled(
  spots: readonly { box: Box; w: number; h: number }[],
  width: number,
): Label[] {
  const labels: Label[] = [];
  for (const { box, w, h } of spots) {
    const above = placed(box, { w, h }, width, ABOVE);
    const isFree = above.y > h / 2 && !labels.some((other) => isOver(above, other));
    labels.push(isFree ? above : placed(box, { w, h }, width, BELOW));
  }
  return labels;
}

function placed(box: Box, { w, h }: Pick<Label, "w" | "h">, width: number, side: number): Label {
  const x = Math.min(Math.max(box.x, w / 2), width - w / 2);
  return { x, y: box.y + side * (box.h / 2 + GAP + h / 2), w, h };
}

function isOver(one: Label, other: Label): boolean {
  const isBeside = Math.abs(one.x - other.x) >= (one.w + other.w) / 2;
  const isApart = Math.abs(one.y - other.y) >= (one.h + other.h) / 2;
  return !isBeside && !isApart;
}
