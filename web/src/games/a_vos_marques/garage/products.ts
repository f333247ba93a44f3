// Products and their prices, and why one cannot be bought or sold.
import facts from "$generated/a_vos_marques/facts.json";
import { ONLOOKER, PRODUCT, Resale, type State } from "$generated/a_vos_marques/layout";
import { holds, productsIn } from "../staging/holdings";

type Player = State["players"][number];

export const PRODUCTS: readonly number[] = PRODUCT.map((_, product) => product);

const PRICES: Readonly<Record<string, number>> = facts.drawing.prices;
const GROUPS: Readonly<Record<string, string | null>> = facts.drawing.groups;

export function priceOf(product: number): number {
  return PRICES[PRODUCT[product]!]!;
}

/** What the bank pays for a product. */
export function resaleOf({ options }: State, product: number): number {
  const price = priceOf(product);
  return options.resale === Resale.HALF ? Math.floor(price / 2) : price;
}

/** The products that cannot be held together with one, itself not among them. */
function clashing(product: number): number {
  const group = GROUPS[PRODUCT[product]!];
  const others = PRODUCTS.filter((other) => group && GROUPS[PRODUCT[other]!] === group);
  return others.reduce((set, other) => (other === product ? set : set | (1 << other)), 0);
}

/** The product held that excludes another, or -1. */
function rivalOf({ products }: Player, product: number): number {
  return productsIn(products & clashing(product))[0] ?? -1;
}

/** Why a product can't be bought or sold, by the name of the reason; null where it can. */
export function whyNotTrade(state: State, seat: number, product: number): string | null {
  const player = state.players[seat]!;
  if (holds(player.products, product)) {
    return holds(state.bought, product) ? "bought_this_turn" : null;
  }
  if (holds(state.sold, product)) return "sold_this_turn";
  if (holds(state.sold_out, product)) return "sold_out";
  if (rivalOf(player, product) >= 0) return "group_clash";
  return player.ecus < priceOf(product) ? "not_enough_ecus" : null;
}

/** The clause that a reason follows. */
export function clauseOf(reason: string): string {
  return facts.reasons.find(({ name }) => name === reason)?.clause ?? "";
}

/** What somebody's garage shows: the products that are known, and how many lie face down. */
export interface Showing {
  known: readonly number[];
  covered: number;
}

/** A garage, all that the viewer knows of it, or only what everybody knows. */
export function showingOf(player: Player, isOpen: boolean): Showing {
  const known = productsIn(isOpen ? player.products : player.known[ONLOOKER]!);
  return { known, covered: Math.max(0, player.count - known.length) };
}
