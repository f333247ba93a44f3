// Cards that cross the board while an event is shown.
import type { Event } from "$generated/macadam/layout";
import { HIDDEN } from "../contract";
import { CENTRE, STOCK } from "./moves";
import { seatPlace } from "./places";

const HAND = "hand";

export interface Travel {
  from: string; // a place
  to: string;
  card: number; // or HIDDEN: it is seen from its back
}

/** The card that an event moves, as a viewer sees it. */
export function travelOf(event: Event, viewer: number): Travel | null {
  const seat = seatPlace(event.seat);
  const hand = event.seat === viewer ? HAND : seat;
  switch (event.kind) {
    case "dealt":
    case "topped_up":
      return { from: STOCK, to: hand, card: HIDDEN };
    case "dealer_drew":
      return { from: STOCK, to: seat, card: event.card };
    case "drew":
      return { from: STOCK, to: hand, card: event.card };
    case "discarded":
      return { from: hand, to: STOCK, card: event.card };
    case "opened":
    case "added":
    case "followed":
    case "agent_brought":
    case "laid":
      return { from: hand, to: seat, card: event.card };
    case "agent":
    case "agent_alone":
      return { from: hand, to: CENTRE, card: event.card };
    default:
      return null;
  }
}
