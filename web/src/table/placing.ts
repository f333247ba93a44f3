// Who stands where at the end of a match.
import type { Result } from "../engine/rules";

export interface Placed {
  seat: number;
  points: number;
  rank: number | null; // none for who gave up
}

/** The best first. Whoever gave up stands behind all others, who are ranked among themselves. */
export function placed(results: readonly Result[], gaveUp: readonly number[] = []): Placed[] {
  const all = results
    .map((result, seat) => ({ ...result, seat }))
    .toSorted((one, other) => one.rank - other.rank);
  const [gone, ranked] = [true, false].map((has) =>
    all.filter(({ seat }) => gaveUp.includes(seat) === has),
  ) as [typeof all, typeof all];
  const rankOf = ({ rank }: Result) => 1 + ranked.filter((other) => other.rank < rank).length;
  return [
    ...ranked.map((one) => ({ ...one, rank: rankOf(one) })),
    ...gone.map((one) => ({ ...one, rank: null })),
  ];
}
