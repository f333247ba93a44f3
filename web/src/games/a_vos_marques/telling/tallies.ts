// A finished match in numbers.
import type { Event } from "$generated/a_vos_marques/layout";
import type { Say } from "$lib/texts.svelte";
import type { Tally } from "../../contract";

type Count = (event: Event, seat: number) => number;

/** What is counted for each seat. */
const COUNTS: Readonly<Record<string, Count>> = {
  driven: (event, seat) =>
    event.kind === "rolled_red" && event.seat === seat ? event.total + 1 : 0,
  pushed: (event, seat) =>
    (event.kind === "went_back" || event.kind === "went_away") && event.seat === seat
      ? event.steps
      : 0,
  ecus: (event, seat) => (event.kind === "rolled_blue" && event.seat === seat ? event.amount : 0),
  attacks: (event, seat) => (event.kind === "played" && event.seat === seat ? 1 : 0),
  hits: (event, seat) => (event.kind === "played" && event.target === seat ? 1 : 0),
  counters: (event, seat) => (event.kind === "countered" && event.seat === seat ? 1 : 0),
  errands: (event, seat) => (event.kind === "errand_done" && event.seat === seat ? 1 : 0),
  thrown: (event, seat) => (event.kind === "thrown_to_start" && event.seat === seat ? 1 : 0),
};

export function tallies(events: readonly Event[], players: number, say: Say): Tally[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return Object.entries(COUNTS).map(([name, count]) => ({
    label: say(`board-tally-${name}`),
    values: seats.map((seat) => events.reduce((sum, event) => sum + count(event, seat), 0)),
  }));
}
