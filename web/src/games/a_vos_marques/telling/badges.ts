// Products in words: what they cost, what they answer, and why one can't be had.
import { Phase, PRODUCT, type State } from "$generated/a_vos_marques/layout";
import type { Say } from "$lib/texts.svelte";
import type { Laid } from "../laid";
import { clauseOf, priceOf, resaleOf, whyNotTrade } from "../garage/products";
import { holds } from "../staging/holdings";
import { answersWords } from "./describe";
import { productWords } from "./ops";
import { capitalised, joined } from "./words";

const TRADING: readonly number[] = [Phase.GARAGE, Phase.ESP, Phase.BLUE, Phase.RED];

/** A badge as a spot: the product, and what can be done with it. */
export function badgeWords(state: State, seat: number, product: number, say: Say): string {
  return joined(capitalised(productWords(product, say)), ...tradeLines(state, seat, product, say));
}

/** What a product costs or brings, or why it can't be traded. */
export function tradeLines(state: State, seat: number, product: number, say: Say): string[] {
  const player = state.players[seat]!;
  const isHeld = holds(player.products, product);
  const [price, resale] = [priceOf(product), resaleOf(state, product)];
  if (state.phase === Phase.SALE) return isHeld ? [say("board-sell", { price: resale })] : [];
  if (!TRADING.includes(state.phase)) return [say("board-price", { price })];
  const why = whyNotTrade(state, seat, product);
  const known = isHeld ? [say("board-held")] : [say("board-price", { price })];
  if (why) return [...known, reasonWords(why, say)];
  const left = isHeld ? player.ecus + resale : player.ecus - price;
  const deed = isHeld ? say("board-sell", { price: resale }) : say("board-buy", { price });
  return [...(isHeld ? known : []), deed, say("board-ecus-after", { count: left })];
}

/** A reason in words, with its clause. */
function reasonWords(reason: string, say: Say): string {
  return say("board-why", { why: say(`reason-${reason}`), clause: clauseOf(reason) });
}

/** What a product teaches, and which cards it answers. */
export function lessonLines(laid: Laid, product: number, say: Say): string[] {
  return [say("board-lesson", { product: PRODUCT[product]! }), answersWords(laid, product, say)];
}
