// Words that were meant: those next to what was typed.

const SHORTEST = 4; // letters from which a slip is forgiven
const LONG = 8; // letters from which two are

/** The known words that differ least from one that nobody knows, if it is a slip or two. */
export function meantBy(typed: string, known: Iterable<string>): string[] {
  if (typed.length < SHORTEST) return [];
  let least = typed.length < LONG ? 1 : 2;
  let meant: string[] = [];
  for (const word of known) {
    const slips = slipsBetween(typed, word, least);
    if (slips < least) meant = [];
    if (slips <= least) meant.push(word);
    least = Math.min(least, slips);
  }
  return meant;
}

/** How many letters must be put in, left out, changed or swapped with the next; more than `most` for many. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          above[column]! + 1,
          current[column - 1]! + 1,
          above[column - 1]! + change,
          isSwapped ? before[column - 2]! + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = current;
  }
  return above[other.length]!;
}
