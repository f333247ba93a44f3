// Where the pips of a die's faces lie, for a face 36 wide.
import type { Point } from "$lib/shapes";

const OUT = 9.5; // from the middle to a corner's pip
const CORNERS: readonly Point[] = [
  [-OUT, -OUT],
  [OUT, OUT],
  [OUT, -OUT],
  [-OUT, OUT],
  [-OUT, 0],
  [OUT, 0],
];
const MIDDLE: Point = [0, 0];

/** The pips of a face, in pairs from corner to corner; odd ones have one in the middle. */
export function pipsOf(face: number): readonly Point[] {
  const paired = CORNERS.slice(0, face - (face % 2));
  return face % 2 ? [...paired, MIDDLE] : paired;
}
