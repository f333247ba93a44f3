// What a card would do to somebody who has nothing against it, and where their car would end up.
import type { State } from "$generated/a_vos_marques/layout";
import type { Laid } from "../laid";
import { restOf } from "../roads/drives";
import { backWay, forwardWays } from "../roads/forced";
import { errandSpace, takenSpaces } from "../staging/cars";
import type { CardFacts, Counter, Op } from "./facts";

/** A way that a car is pushed along. */
interface Push {
  spaces: readonly number[]; // passed, without the origin
  rest: number;
}

export interface Outcome {
  ops: readonly Op[]; // as they apply where the car stands
  pushes: readonly Push[]; // one for each end that can be chosen
}

/** What a card does to a player where they stand. */
export function outcomeOf(laid: Laid, card: CardFacts, state: State, seat: number): Outcome {
  const { region } = laid.roads.at(state.players[seat]!.space);
  const ops = applied(card.effect, region);
  return { ops, pushes: pushesOf(laid, ops, state, seat) };
}

/** Operations with those chosen that the region asks for. */
function applied(ops: readonly Op[], region: string): Op[] {
  return ops.flatMap((op) => {
    if (op.op !== "by_region") return [op];
    const chosen = op.regions!.includes(region) ? op.then : op.else;
    return applied(chosen ?? [], region);
  });
}

/** Where the first push of some operations takes a car. */
function pushesOf(laid: Laid, ops: readonly Op[], state: State, seat: number): Push[] {
  const player = state.players[seat]!;
  const { space: from } = player;
  const found = ops.find(({ op }) => op === "back" || op === "forward");
  if (!found) return [];
  const to = errandSpace(laid, player);
  const ways =
    found.op === "back"
      ? [backWay(laid.roads, from, found.n!, to)]
      : forwardWays(laid.roads, from, found.n!, to);
  const taken = takenSpaces(state, seat);
  return ways.map((spaces) => ({ spaces, rest: restOf(from, spaces, taken) }));
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
