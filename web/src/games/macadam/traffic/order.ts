// Who is still to play in a trick, and in which order.
import { Phase, SIGNALS, type State } from "$generated/macadam/layout";

const LEADING: readonly number[] = [Phase.LEAD, Phase.PRELUDE, Phase.DISCARD, Phase.OPEN];

/** The seats yet to play, the next one first: who leads or is asked, then those who wait. */
export function stillToPlay(state: State): number[] {
  const { actor, phase } = state;
  const isLeading = LEADING.includes(phase);
  const after = roundFrom(state, actor).filter(
    (seat) => (isLeading || isWaiting(state, seat)) && !isFinished(state, seat),
  );
  return isLeading || phase === Phase.ANSWER ? [actor, ...after] : after;
}

/** Those who play after whoever is asked. */
export function othersToPlay(state: State): number[] {
  return stillToPlay(state).filter((seat) => seat !== state.actor);
}

/** Those who come after a seat, in the direction of the trick. */
function roundFrom(state: State, seat: number): number[] {
  const { num_players: players } = state;
  const step = state.is_reversed ? players - 1 : 1;
  return Array.from({ length: players - 1 }, (_, place) => (seat + (place + 1) * step) % players);
}

function isWaiting(state: State, seat: number): boolean {
  return ((state.waiting >> seat) & 1) === 1;
}

/** Whether a player has no card, and none to draw either. */
function isFinished({ players, stock_size }: State, seat: number): boolean {
  return players[seat]!.hand_size === 0 && stock_size === 0;
}

export function allSeats(state: State): number {
  return 2 ** state.num_players - 1;
}

/** The number of the token of this trick. */
export function tokenOf({ trick, signal }: State): number {
  return Math.min(trick + Number(signal < 0), SIGNALS);
}
