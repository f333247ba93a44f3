// How fast chariots drive.
const STRIDE = 115; // milliseconds for a space

/** Milliseconds for so many spaces at normal speed. */
export function strideTime(count: number): number {
  return STRIDE * count;
}
