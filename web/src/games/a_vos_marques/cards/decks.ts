// How cards are numbered: E, then S, then P, as many as a deck can have.
import { CARD, NO_CARD, S_CARD } from "$generated/a_vos_marques/layout";

export { NO_CARD };
export const FIRST_S = CARD.findIndex((name) => name === S_CARD[0]);
const FIRST_P = FIRST_S + S_CARD.length;

export function isS(card: number): boolean {
  return card >= FIRST_S && card < FIRST_P;
}
