// What the places of the hand are called, and what can be done with them.
import type { Say } from "$lib/texts.svelte";
import { pointsOf } from "../traffic/cards";
import { reasonWords, whyIdle } from "./idle";
import type { Held, Lookout } from "../lookout.svelte";
import { AGENT } from "../moves";
import { cardWords, joined } from "./words";

/** A card with its points, or the agents. */
export function slotWords({ cards, spot }: Held, say: Say): string {
  if (spot === AGENT) return say("board-agents-held", { count: cards.length });
  const name = cardWords(cards[0]!, say);
  const points = pointsOf(cards[0]!);
  return points ? joined(name, say("points", { points })) : name;
}

/** For somebody who is asked, with the reason why it can't be played. */
export function heldWords(lookout: Lookout, viewer: number, slot: Held, say: Say): string {
  const name = slotWords(slot, say);
  if (!lookout.isAsked || slot.isOpen) return name;
  return joined(name, idleWords(lookout, viewer, slot, say));
}

/** Why nothing can be done with what is held. */
export function idleWords(
  { asked, isSendingAgent }: Lookout,
  viewer: number,
  { cards }: Held,
  say: Say,
): string {
  return reasonWords(whyIdle(asked, viewer, cards[0]!, isSendingAgent), say);
}
