// What cards do, in words.
import { PRODUCT } from "$generated/a_vos_marques/layout";
import type { Say } from "$lib/texts.svelte";
import type { CardFacts, Counter, Op } from "../cards/facts";

/** The operations of a card, one after the other. */
export function opsWords(ops: readonly Op[], deck: CardFacts["deck"], say: Say): string {
  const told = ops.flatMap((op) => opWords(op, deck, say) ?? []);
  return told.length ? told.join(", ") : say("board-op-nothing");
}

function opWords(op: Op, deck: CardFacts["deck"], say: Say): string | null {
  const { n = 0, place = "", product = "" } = op;
  switch (op.op) {
    case "stop":
      return say(deck === "S" ? "board-op-miss" : "board-op-stop");
    case "errand":
      return errandWords(op, deck, say);
    case "steal_product":
      return say(`board-op-steal-${op.mode}`);
    case "gain_product":
      return product
        ? say("board-op-gain", { product })
        : say("board-op-gain-choice", { n: op.max_price ?? 0 });
    case "by_region":
    case "by_product":
      return null; // the card tells it
    default:
      return say(`board-op-${op.op}`, { n, place });
  }
}

function errandWords({ place, on_arrival }: Op, deck: CardFacts["deck"], say: Say): string {
  const errand = say("board-op-errand", { place: place! });
  if (!on_arrival?.length) return errand;
  return say("board-op-errand-then", { errand, then: opsWords(on_arrival, deck, say) });
}

/** A line by which products answer a card: which ones, and what then happens. */
export function counterWords(counter: Counter, deck: CardFacts["deck"], say: Say): string {
  const products = counter.any_of.map((product) => say("product", { product })).join(", ");
  return say("board-counter", { products, then: answerWords(counter, deck, say) });
}

/** What happens when a product answers a card. */
export function answerWords({ self, attacker }: Counter, deck: CardFacts["deck"], say: Say) {
  const own = self?.length ? [opsWords(self, deck, say)] : [];
  const back = attacker?.length
    ? [say("board-counter-attacker", { then: opsWords(attacker, deck, say) })]
    : [];
  return [...own, ...back].join(", ") || say("board-counter-cancel");
}

export function productWords(product: number, say: Say): string {
  return say("product", { product: PRODUCT[product]! });
}
