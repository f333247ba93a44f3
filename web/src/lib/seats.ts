// The seats' colours and symbols: told apart by everyone, the same on piece, seat and log line.
import { getContext, hasContext, setContext } from "svelte";

export interface Mark {
  colour: string;
  ink: string; // on that colour
  symbol?: string; // an SVG path in a box from -10 to 10
  label?: string; // in place of a symbol: a number, a letter
}

export interface SeatMark extends Mark {
  symbol: string;
}

type MarksOf = (seat: number) => readonly Mark[];

const KEY = Symbol("the marks of a table's seats");

const SEAT_MARKS: readonly SeatMark[] = [
  { colour: "#c8452b", ink: "#ffffff", symbol: "M0-8A8 8 0 1 1-.01-8Z" }, // red disc
  { colour: "#1f6fb2", ink: "#ffffff", symbol: "M-7-7H7V7H-7Z" }, // blue square
  { colour: "#e0a526", ink: "#2b2118", symbol: "M0-9L9 7H-9Z" }, // yellow triangle
  { colour: "#23835a", ink: "#ffffff", symbol: "M0-9L9 0L0 9L-9 0Z" }, // green diamond
  { colour: "#7a4a9e", ink: "#ffffff", symbol: "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z" }, // purple cross
  { colour: "#d9748f", ink: "#2b2118", symbol: "M0-9L8.6-2.8L5.3 7.3H-5.3L-8.6-2.8Z" }, // pink pentagon
  { colour: "#3b3f46", ink: "#ffffff", symbol: "M-9 6V-6L-4 0L0-8L4 0L9-6V6Z" }, // black crown
  { colour: "#6fb9c4", ink: "#2b2118", symbol: "M-9 0A9 9 0 0 1 9 0Z" }, // pale blue dome
];

export function seatMark(seat: number): SeatMark {
  return SEAT_MARKS[seat % SEAT_MARKS.length]!;
}

/** Lets a game mark the seats at this table by their pieces; where it tells none, they keep their own. */
export function markSeats(marksOf: MarksOf): void {
  setContext<MarksOf>(KEY, marksOf);
}

/** The marks of the seats where a component stands. */
export function marksHere(): MarksOf {
  const marksOf = hasContext(KEY) ? getContext<MarksOf>(KEY) : () => [];
  return (seat) => {
    const marks = marksOf(seat);
    return marks.length ? marks : [seatMark(seat)];
  };
}
