// The circus as a painter lays it out: paints, the arena's ring, the frame of the picture.
import { styleOf } from "$lib/paints";
import { type Bounds, boundsOf, type Point } from "$lib/shapes";
import { outlineOf, type TrackDrawing } from "../track";
import { hull } from "./geometry";

const PAINTS = {
  travertine: "#f3e5c8",
  "travertine-shade": "#d3b98d",
  terracotta: "#c9502c",
  "terracotta-light": "#e59a68",
  "terracotta-deep": "#8a3a20",
  sand: "#f2d79a",
  "sand-shade": "#d9b26b",
  "sand-deep": "#a9743a",
  purple: "#5b1f57",
  "purple-light": "#8d2f7f",
  "purple-deep": "#34102f",
  laurel: "#4c6b3c",
  "laurel-light": "#7d9450",
  "laurel-deep": "#2c4527",
  gold: "#e9b23b",
  "gold-light": "#f9d877",
  "gold-deep": "#a8721a",
  water: "#5fa6a8",
  ink: "#2d0c2b",
} as const;

/** The paints as custom properties, for the style of whatever is painted with them. */
export const paints = styleOf(PAINTS);

/** How far the stands reach around the arena. */
const STANDS_DEEP = 50;

/** The wall between arena and stands: a rubber band around the whole track. */
export function arenaOf(track: TrackDrawing): Point[] {
  return hull(Object.keys(track.spaces).flatMap((name) => outlineOf(track, name)));
}

/** What a board shows of the circus: the arena and its stands. */
export function frameOf(track: TrackDrawing): Bounds {
  return boundsOf(arenaOf(track), STANDS_DEEP);
}

/** Moves something right and down on screen, on a board that is turned so many degrees. */
export function onScreen(right: number, down: number, turn: number): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return `translate(${right * cos + down * sin} ${down * cos - right * sin})`;
}

/** Numerals as they are cut in stone. */
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;
