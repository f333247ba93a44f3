// What a map is drawn from: as tables.py tells it, for the box's board or somebody's own.
import type { Point } from "$lib/shapes";

export const START = 0; // their numbers on every board
export const FINISH = 1;

export type Region = "city" | "meadow" | "lake" | "mountain" | "coast" | "desert" | "hills";

export interface MapSpace {
  x: number;
  y: number;
  region: Region;
  place?: string;
}

/** A way that needs a ticket. */
export interface MapLink {
  kind: "ferry" | "tunnel";
  ends: readonly [number, number]; // spaces
  draw?: readonly Point[];
}

export type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** How the land looks. A board typed in by hand may lack any of it. */
export interface Landscape {
  regions: Partial<Record<Region, { label?: Point }>>;
  lake_ellipse: { cx: number; cy: number; rx: number; ry: number };
  sea: { y_from: number; y_to: number };
  peaks: readonly Point[];
  dunes: readonly Point[];
  cactus: readonly Point[];
  vineyards: readonly Point[];
  houses: readonly Point[];
  title_box: Rectangle;
  dice_tray: Rectangle;
}

export interface MapFacts {
  canvas: readonly [width: number, height: number];
  spaces: readonly MapSpace[];
  onward: readonly (readonly number[])[]; // by space: where its arrows lead
  links: readonly MapLink[];
  map: Partial<Landscape>;
}

/** The words on the map, in the reader's language. */
export interface MapNames {
  title: string;
  start: string;
  finish: string;
  regions: Readonly<Partial<Record<Region, string>>>;
}

export function pointOf({ x, y }: { x: number; y: number }): Point {
  return [x, y];
}

/** The line along which a ferry or a tunnel is drawn. */
export function lineOf(link: MapLink, { spaces }: MapFacts): readonly Point[] {
  return link.draw ?? link.ends.map((end) => pointOf(spaces[end]!));
}
