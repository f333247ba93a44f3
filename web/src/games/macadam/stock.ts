// Hands and the stock in a view: who discarded a card knows whose hand it goes to.
import { NO_CARD, UNDER, type State } from "$generated/macadam/layout";
import { HIDDEN } from "../contract";
import { bit, NOTHING, without } from "./traffic/cards";

type Player = State["players"][number];

export function leaveHand(player: Player, card: number): void {
  player.hand = without(player.hand, card);
  player.hand_size -= 1;
}

/** Draws the top card: those whose order is unknown lie above those that were put under. */
export function draw(state: State, player: Player, card: number): void {
  const known = state.stock_size > state.under_size ? card : takeDiscard(state, card);
  state.stock_size -= 1;
  player.hand_size += 1;
  player.lacks = NOTHING;
  if (known !== HIDDEN) player.hand |= bit(known);
}

/** Puts a card under the stock. Of another's hand nothing is known any more: any card may be gone. */
export function discard(state: State, seat: number, card: number): void {
  const player = state.players[seat]!;
  player.hand = card === HIDDEN ? NOTHING : without(player.hand, card);
  player.hand_size -= 1;
  const place = (state.under_first + state.under_size) % UNDER;
  state.under[place] = card;
  state.under_by[place] = seat;
  state.under_size += 1;
  state.stock_size += 1;
}

export function clearUnder(state: State): void {
  state.under.fill(NO_CARD);
  state.under_by.fill(HIDDEN);
  state.under_first = (state.under_first + state.under_size) % UNDER;
  state.under_size = 0;
}

function takeDiscard(state: State, card: number): number {
  const place = state.under_first;
  const known = card === HIDDEN ? state.under[place]! : card;
  state.under[place] = NO_CARD;
  state.under_by[place] = HIDDEN;
  state.under_first = (place + 1) % UNDER;
  state.under_size -= 1;
  return known;
}
