// The spots to press for a move, in order.
import { CARD, type Move, SIGNAL } from "$generated/macadam/layout";
import { cardsIn } from "./traffic/cards";
import { admittedAt } from "./traffic/flow";

export const STOCK = "stock";
export const DIE = "die";
export const AGENT = "agent"; // the agents in hand
export const CENTRE = "centre"; // the agents on the board
export const FINE = "fine";
export const NO_BONUS = "no_bonus";

export function cardSpot(card: number): string {
  return `card.${CARD[card]}`;
}

/** A card that is to be led, before its signal is covered. */
export function leadSpot(card: number): string {
  return `lead.${CARD[card]}`;
}

export function signalSpot(signal: number): string {
  return `signal.${SIGNAL[signal]}`;
}

/** The signal of a spot, or -1. */
export function signalAt(spot: string | null): number {
  return SIGNAL.findIndex((name) => spot === `signal.${name}`);
}

/** The card of a spot, or -1. */
export function cardAt(spot: string | null): number {
  return CARD.findIndex((name) => spot === `card.${name}` || spot === `lead.${name}`);
}

export function path(move: Move): string[] {
  switch (move.kind) {
    case "swap":
      return [STOCK];
    case "roll":
      return [DIE];
    case "place":
      return [signalSpot(move.signal)];
    case "agent":
      return [AGENT, cardSpot(move.card)];
    case "agent_alone":
      return [AGENT, CENTRE];
    case "fine":
      return [FINE];
    case "no_bonus":
      return [NO_BONUS];
    default:
      return [cardSpot(move.card)];
  }
}

/** Whoever leads may press the card and a signal that admits it, in any order. */
export function detours(move: Move): string[][] {
  if (move.kind !== "place") return [];
  const spot = signalSpot(move.signal);
  const leads = cardsIn(admittedAt(move.signal)).map(leadSpot);
  return leads.flatMap((lead) => [
    [lead, spot],
    [spot, lead],
  ]);
}
