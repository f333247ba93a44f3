// Where the rows of a player's plate are, from its middle.
import type { Box } from "../../contract";

const HEAD = 0.8; // of the letters, from the upper edge to the middle of the first row

/** The name, the écus and products, and what waits. */
export function rowsOf({ h }: Box, size: number): [top: number, middle: number, foot: number] {
  const top = -h / 2 + size * HEAD;
  const room = h / 2 - (top + size * 0.75);
  return [top, h / 2 - room * 0.74, h / 2 - room * 0.25];
}
