// What an event is part of, and where on the board it happened; cards lie in the hand of whoever has them.
import type { Event } from "$generated/macadam/layout";
import { placesBy } from "../pointing";
import { CENTRE, cardSpot, DIE, signalSpot } from "./moves";
import { seatPlace } from "./places";

const AT: Readonly<Partial<Record<Event["kind"], string>>> = {
  rolled: DIE,
  agent: CENTRE,
  agent_alone: CENTRE,
  agents_returned: CENTRE,
};

const DEALING: readonly Event["kind"][] = [
  ...(["dealer_drew", "dealer_alone", "dealer_by_green", "dealer_tied"] as const),
  ...(["dealer_by_chance", "dealer_next", "dealt", "topped_up", "drew_top_up"] as const),
];

/** What leads from the draw for the deal to full hands. */
export function partOf({ kind }: Event): string | undefined {
  return DEALING.includes(kind) ? "board-dealing" : undefined;
}

const named = placesBy({ seat: seatPlace, signal: signalSpot, card: cardSpot });

export function places(event: Event): string[] {
  const there = AT[event.kind];
  return there ? [there, ...named(event)] : named(event);
}
