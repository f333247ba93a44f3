// Who is still to play in a trick, and in which order.
import { Phase, SIGNALS, type State } from "$generated/macadam/layout";

/** The seats yet to play, the next one first: who is asked, then those who wait. */
export function stillToPlay(state: State): number[] {
  const isAnswering = state.phase === Phase.ANSWER;
  const waiting = roundFrom(state, state.actor).filter((seat) => isWaiting(state, seat));
  return isAnswering ? [state.actor, ...waiting] : waiting;
}

/** Those who come after a seat, in the direction of the trick. */
function roundFrom(state: State, seat: number): number[] {
  const { num_players: players } = state;
  const step = state.is_reversed ? players - 1 : 1;
  return Array.from({ length: players - 1 }, (_, place) => (seat + (place + 1) * step) % players);
}

export function isWaiting(state: State, seat: number): boolean {
  return ((state.waiting >> seat) & 1) === 1;
}

export function allSeats(state: State): number {
  return 2 ** state.num_players - 1;
}

/** The number of the token of this trick. */
export function tokenOf({ trick, signal }: State): number {
  return Math.min(trick + Number(signal < 0), SIGNALS);
}
