// How a match went for a seat, its mistakes told apart from luck: review.py sums up the same.
import type { Judgement } from "./judge";

/** From an even share of the chance to win to the seat's share of the win. */
export interface Account {
  seat: number;
  costliest: Judgement[]; // its worst mistakes, the worst first
  mistakes: number; // in all
  lost: number; // by all of them
  start: number;
  end: number | null; // the match goes on
}

const PERCENT = 100;

/** How much of the chance to win a choice gave away. */
export function costOf({ chance, bestChance }: Judgement): number {
  return Math.max(0, bestChance - chance);
}

/** `shares` are the seats' shares of the win; none while the match goes on. */
export function accountOf(
  judgements: readonly Judgement[],
  seat: number,
  { players, shares, shown }: { players: number; shares: readonly number[]; shown: number },
): Account {
  const mistakes = judgements.filter((one) => one.seat === seat && one.isMistake);
  const worstFirst = mistakes.toSorted((a, b) => costOf(b) - costOf(a) || a.number - b.number);
  return {
    seat,
    costliest: worstFirst.slice(0, shown),
    mistakes: mistakes.length,
    lost: mistakes.reduce((sum, mistake) => sum + costOf(mistake), 0),
    start: 1 / players,
    end: shares[seat] ?? null,
  };
}

/** What was lost and luck, so that they add up to what was won as it is read. */
export function percentsOf({ lost, start, end }: Account): [lost: number, luck: number | null] {
  const away = percentOf(lost);
  return [away, end === null ? null : percentOf(end - start) + away];
}

export function percentOf(share: number): number {
  return Math.floor(share * PERCENT + 0.5);
}
