// The plan of the crossroads, from the drawing that comes with the rules.
import facts from "$generated/macadam/facts.json";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const PLAN = facts.drawing;

const { avenue, street } = PLAN.roads;

export const AVENUE_MIDDLE = avenue.x + avenue.width / 2;
export const STREET_MIDDLE = street.y + street.height / 2;
export const AVENUE_END = avenue.x + avenue.width; // its eastern kerb
const STREET_END = street.y + street.height;

const BEYOND = 80; // the blocks go on outside the board

/** The blocks at the four corners, from the north-west clockwise. */
export const BLOCKS: readonly Box[] = [
  between(-BEYOND, -BEYOND, avenue.x, street.y),
  between(AVENUE_END, -BEYOND, PLAN.width + BEYOND, street.y),
  between(AVENUE_END, STREET_END, PLAN.width + BEYOND, PLAN.height + BEYOND),
  between(-BEYOND, STREET_END, avenue.x, PLAN.height + BEYOND),
];

function between(left: number, top: number, right: number, bottom: number): Box {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const PITCH = 27; // of the bars, about

/** The bars of a crossing, side by side along its longer side. */
export function bars(crossing: Box): Box[] {
  const { x, y, width, height } = crossing;
  const isAcross = width > height;
  const length = Math.max(width, height);
  const count = Math.round(length / PITCH);
  const thickness = length / (2 * count + 1); // a gap before each bar, and one after the last
  return Array.from({ length: count }, (_, rank) => {
    const start = thickness * (2 * rank + 1);
    return isAcross
      ? { x: x + start, y, width: thickness, height }
      : { x, y: y + start, width, height: thickness };
  });
}
