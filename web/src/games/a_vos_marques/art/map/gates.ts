// The arches over START and FINISH.
import { FINISH, type MapFacts, type MapSpace, type Rectangle, START } from "./facts";

export interface Gate {
  x: number; // the middle between its posts
  y: number; // of its space
}

/** How an arch is built around its middle. */
export const ARCH = { half: 26, top: -33, banner: 13, foot: 10, square: 4 };

const ASIDE = 6; // how far it stands aside for a neighbouring space
const BESIDE = 20; // a neighbour further left or right than this would be covered

export function gatesOf({ spaces, onward }: MapFacts): { start: Gate; finish: Gate } {
  const afterStart = onward[START]!.map((space) => spaces[space]!);
  const beforeFinish = spaces.filter((_, space) => onward[space]!.includes(FINISH));
  return {
    start: gateAt(spaces[START]!, afterStart),
    finish: gateAt(spaces[FINISH]!, beforeFinish),
  };
}

function gateAt({ x, y }: MapSpace, neighbours: readonly MapSpace[]): Gate {
  const beside = neighbours.find((space) => Math.abs(space.x - x) > BESIDE && space.y < y);
  return { x: beside ? x + ASIDE * Math.sign(x - beside.x) : x, y };
}

/** What a gate covers. */
export function gateBox({ x, y }: Gate): Rectangle {
  const { half, top, foot, square } = ARCH;
  const high = y + top - 2 * square;
  return [x - half, high, 2 * half, y + foot - high];
}
