// How exposed cards lie: a pile for each kind.
import { type CardSet, cardsIn, KIND_NAMES, kindOf } from "../traffic/cards";

export interface Pile {
  kind: string;
  top: number; // the card that is seen
  count: number;
}

/** The piles of a set, with the newest card on top of its own. */
export function pilesOf(set: CardSet, newest: number | null): Pile[] {
  const cards = cardsIn(set);
  return KIND_NAMES.flatMap((kind) => {
    const pile = cards.filter((card) => kindOf(card) === kind);
    if (!pile.length) return [];
    const top = newest !== null && pile.includes(newest) ? newest : pile.at(-1)!;
    return [{ kind, top, count: pile.length }];
  });
}
