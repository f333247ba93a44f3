// What a card would do to somebody who has nothing against it, and where their car would end up.
import type { State } from "$generated/a_vos_marques/layout";
import type { Laid } from "../laid";
import type { Way } from "../roads/ways";
import type { CardFacts, Counter, Op } from "./facts";

export interface Outcome {
  ops: readonly Op[]; // as they apply where the car stands
  pushes: readonly Way[]; // one for each end that can be chosen
}

/** What a card does to a player where they stand, with the ways that it is foreseen to push them. */
export function outcomeOf(
  laid: Laid,
  card: CardFacts,
  state: State,
  seat: number,
  pushes: readonly Way[],
): Outcome {
  const { region } = laid.roads.at(state.players[seat]!.space);
  return { ops: applied(card.effect, region), pushes };
}

/** Operations with those chosen that the region asks for. */
function applied(ops: readonly Op[], region: string): Op[] {
  return ops.flatMap((op) => {
    if (op.op !== "by_region") return [op];
    const chosen = op.regions!.includes(region) ? op.then : op.else;
    return applied(chosen ?? [], region);
  });
}

/** A card that a product answers, and how. */
export interface Answer {
  card: CardFacts;
  counter: Counter;
}

/** The cards that a product answers. */
export function answersOf(laid: Laid, product: string): Answer[] {
  return laid.allCards().flatMap(([, card]) => {
    const counter = card.counters?.find(({ any_of }) => any_of.includes(product));
    return counter ? [{ card, counter }] : [];
  });
}
