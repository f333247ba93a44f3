// The time by a clock that nobody sets, unlike the device's own.

/** Milliseconds. It may stand still while the device sleeps. */
export function steadyTime(): number {
  return performance.timeOrigin + performance.now();
}
