// The track that the pictures are taken of.
import facts from "$generated/ave_cesar/facts.json";
import type { Stance } from "$lib/stances";
import { type Direction, headingOf, type TrackDrawing } from "../track";

export const TRACK = facts.drawing.tracks[0] as unknown as TrackDrawing;
export const COURSE = "white";
export const DIRECTION: Direction = "cw";

export function stanceAt(name: string): Stance {
  const space = TRACK.spaces[name]!;
  return { x: space.x, y: space.y, heading: headingOf(space, DIRECTION) };
}
