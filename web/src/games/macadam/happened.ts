// Where on the board an event happened; cards lie in the hand of whoever has them.
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

const named = placesBy({ seat: seatPlace, signal: signalSpot, card: cardSpot });

export function places(event: Event): string[] {
  const there = AT[event.kind];
  return there ? [there, ...named(event)] : named(event);
}
