// Products in a state: sets by product number, as far as the viewer knows them.
import { type Event, PRODUCT, type State } from "$generated/a_vos_marques/layout";
import { HIDDEN } from "../../contract";

type Traded = Extract<Event, { kind: "traded" }>;
const SOLD = 1; // of the field "trade"

export const DEALER = PRODUCT.indexOf("DEA");

export function holds(set: number, product: number): boolean {
  return ((set >> product) & 1) === 1;
}

/** The products of a set. */
export function productsIn(set: number): number[] {
  return PRODUCT.map((_, product) => product).filter((product) => holds(set, product));
}

/** What is bought or sold in secret is known to its owner alone. */
export function traded(state: State, { seat, product, trade, amount }: Traded): void {
  if (product === HIDDEN) return;
  const player = state.players[seat]!;
  player.products ^= 1 << product;
  player.ecus += trade === SOLD ? amount : -amount;
  if (trade === SOLD) state.sold |= 1 << product;
  else state.bought |= 1 << product;
}

/** All see that a product is held. */
export function reveal(state: State, seat: number, product: number): void {
  const player = state.players[seat]!;
  player.products |= 1 << product;
  player.known = player.known.map((set) => set | (1 << product));
}

export function add(state: State, seat: number, product: number): void {
  const player = state.players[seat]!;
  player.count += 1;
  if (product !== HIDDEN) player.products |= 1 << product;
}

export function lose(state: State, seat: number, product: number): void {
  const player = state.players[seat]!;
  player.count -= 1;
  if (product === HIDDEN) return;
  player.products &= ~(1 << product);
  player.known = player.known.map((set) => set & ~(1 << product));
}
