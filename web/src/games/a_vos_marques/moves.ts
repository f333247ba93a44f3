// The spots to press for a move, in order.
import { type Move, PRODUCT } from "$generated/a_vos_marques/layout";
import type { Laid } from "./laid";
import { FIRST_S } from "./cards/decks";

export const ROLL = "roll"; // the die that is due
export const DONE = "done";
export const PASS = "pass";
export const USE = "use";
export const DECLINE = "decline";
export const KEEP = "keep";
export const CASH = "cash";
export const STAY = "stay";

export function spaceSpot(laid: Laid, space: number): string {
  return `space.${laid.spaceName(space)}`;
}

/** The space of a spot, or -1. */
export function spaceAt(laid: Laid, spot: string | null): number {
  return spot?.startsWith("space.") ? laid.roads.numbered(spot.slice("space.".length)) : -1;
}

/** What tells apart moves that reach the same space. */
export function waySpot(way: number): string {
  return `way.${way}`;
}

export function badgeSpot(product: number): string {
  return `badge.${PRODUCT[product]}`;
}

/** The product of a spot, or -1. */
export function badgeAt(spot: string | null): number {
  return PRODUCT.findIndex((name) => spot === `badge.${name}`);
}

/** An S card in hand, by its number there. */
export function cardSpot(laid: Laid, card: number): string {
  return `card.${laid.cardName(FIRST_S + card)}`;
}

/** The number in the hand of a spot's S card, or null. */
export function cardAt(laid: Laid, spot: string | null): number | null {
  if (!spot?.startsWith("card.")) return null;
  const card = laid.cardNumber(spot.slice("card.".length));
  return card < FIRST_S ? null : card - FIRST_S;
}

export function seatSpot(seat: number): string {
  return `seat.${seat}`;
}

/** The seat of a spot, or -1. */
export function seatAt(spot: string | null): number {
  return spot?.startsWith("seat.") ? Number(spot.slice("seat.".length)) : -1;
}

export function stakeSpot(stake: number): string {
  return `stake.${stake}`;
}

/** The stake of a spot, or -1. */
export function stakeAt(spot: string): number {
  return spot.startsWith("stake.") ? Number(spot.slice("stake.".length)) : -1;
}

export function path(laid: Laid, move: Move): string[] {
  switch (move.kind) {
    case "drive":
      return [spaceSpot(laid, move.space), ...(move.way ? [waySpot(move.way + 1)] : [])];
    case "onward":
      return [spaceSpot(laid, move.space)];
    case "buy":
    case "sell":
    case "name":
    case "take":
      return [badgeSpot(move.product)];
    case "play":
      return [cardSpot(laid, move.s_card), seatSpot(move.target)];
    case "challenge":
      return [seatSpot(move.target)];
    case "bet":
      return [stakeSpot(move.stake)];
    default:
      return [move.kind];
  }
}

/** A card and whom it hits may be pressed in any order; of several ways to a space, the first too. */
export function detours(laid: Laid, move: Move): string[][] {
  if (move.kind === "play") return [path(laid, move).toReversed()];
  if (move.kind === "drive" && move.way === 0) return [[...path(laid, move), waySpot(1)]];
  return [];
}
