// The turning points of a match: where the chance of the one who leads in the end swung most.

/** How much an action, with what came right before and after it, changed a chance. */
export interface Swing {
  number: number; // of the action that weighed most
  change: number; // of the chance, -1 to 1
}

interface Run extends Swing {
  peak: number; // the change by the action that weighed most
  last: number; // the latest action that belongs to it
}

const MOST = 5;
const NEAR = 3; // actions from one to the next: they count as one turn of events
const NOTICEABLE = 0.02;
const TELLING = 0.05;

/** The seat with the best chance in the end: the winner, once there is one. */
export function leaderOf(curve: readonly number[][]): number {
  const final = curve.at(-1) ?? [];
  return final.indexOf(Math.max(...final));
}

/** The few largest swings of a seat's chance, in their order. */
export function turningPoints(curve: readonly number[][], seat: number): Swing[] {
  return merged(swingsOf(curve, seat))
    .filter(({ change }) => Math.abs(change) >= TELLING)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST)
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, change }) => ({ number, change }));
}

function swingsOf(curve: readonly number[][], seat: number): Swing[] {
  const changes = curve.map((chances, number) => ({
    number,
    change: chances[seat]! - (curve[number - 1] ?? chances)[seat]!,
  }));
  return changes.filter(({ change }) => Math.abs(change) >= NOTICEABLE);
}

/** Neighbouring swings in the same direction become one. */
function merged(swings: readonly Swing[]): Run[] {
  const runs: Run[] = [];
  for (const swing of swings) {
    const run = runs.at(-1);
    if (run && belongs(run, swing)) runs[runs.length - 1] = joined(run, swing);
    else runs.push({ ...swing, peak: swing.change, last: swing.number });
  }
  return runs;
}

function belongs(run: Run, swing: Swing): boolean {
  return swing.number - run.last <= NEAR && Math.sign(swing.change) === Math.sign(run.change);
}

function joined(run: Run, { number, change }: Swing): Run {
  const isPeak = Math.abs(change) > Math.abs(run.peak);
  return {
    number: isPeak ? number : run.number,
    peak: isPeak ? change : run.peak,
    change: run.change + change,
    last: number,
  };
}
