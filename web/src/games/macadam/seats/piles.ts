// How exposed cards lie: a pile for each kind.
import { type CardSet, cardsIn, KIND_NAMES, kindOf } from "../traffic/cards";

export interface Pile {
  kind: string;
  top: number; // the card that is seen
  count: number;
}

export function pilesOf(set: CardSet): Pile[] {
  const cards = cardsIn(set);
  return KIND_NAMES.flatMap((kind) => {
    const pile = cards.filter((card) => kindOf(card) === kind);
    return pile.length ? [{ kind, top: pile.at(-1)!, count: pile.length }] : [];
  });
}
