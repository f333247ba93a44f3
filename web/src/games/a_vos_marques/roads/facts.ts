// What a board's drawing tells of its roads, beside what is painted.
import type { MapFacts, MapSpace } from "../art/map/facts";

/** A space and its name, which the printed board has not. */
export interface Space extends MapSpace {
  name: string;
}

export interface RoadFacts extends MapFacts {
  spaces: readonly Space[]; // by number
  roads: Readonly<Record<string, readonly number[]>>; // neighbours by road, of each space by name
  back: readonly number[]; // the neighbour against the arrows
  destinations: readonly number[]; // places of errands
  to_finish: readonly number[]; // steps by road
}
