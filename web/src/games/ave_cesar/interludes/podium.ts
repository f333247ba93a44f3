// What the table of results between two races is told.
import type { Direction, TrackDrawing } from "../track";

export interface Finisher {
  seat: number;
  name: string;
  place: number; // in the race, from 1; 0 without a place
  gain: number; // the laurels that it brought
  total: number; // laurels so far
}

export interface NextRace {
  title: string; // its course in words
  track: TrackDrawing;
  course: string;
  direction: Direction;
}
