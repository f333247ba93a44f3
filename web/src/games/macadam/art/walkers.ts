// The four natures of pedestrians: each has a colour, and a mark for whoever does not see colours.
import facts from "$generated/macadam/facts.json";
import { PAINTS, WALKER_PAINTS } from "./paints";

export interface Walker {
  paint: string;
  ink: string; // to draw with on it
  mark: string; // an outline, about 10 around the origin
}

const LIGHTEST = "yellow";
const OUTLINES: Readonly<Record<string, string>> = {
  circle: "M-9.5 0a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0Z",
  triangle: "M0-11 11.5 9H-11.5Z",
  square: "M-8.5-8.5H8.5V8.5H-8.5Z",
  diamond: "M0-12 12 0 0 12-12 0Z",
};
const MARKS: Readonly<Record<string, string>> = facts.drawing.marks;
const WALKERS: ReadonlyMap<string, Walker> = new Map(
  Object.entries(WALKER_PAINTS).map(([colour, paint]) => [
    `${colour}_walker`,
    { paint, ink: inkOn(colour), mark: OUTLINES[MARKS[colour]!]! },
  ]),
);

function inkOn(colour: string): string {
  return colour === LIGHTEST ? PAINTS.ink : PAINTS.white;
}

/** The pedestrian of this kind of card or this demand; nothing if it is none. */
export function walkerOf(kind: string): Walker | undefined {
  return WALKERS.get(kind);
}
