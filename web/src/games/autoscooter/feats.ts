// What each driver did in a match, counted: hits by their kind, hits taken, barriers, the best hit.
import type { Event } from "$generated/autoscooter/layout";
import type { Say } from "$lib/texts.svelte";
import type { Tally } from "../contract";

/** A car with so much of something: one hit, or chips. */
interface Count {
  car: number;
  amount: number;
}

interface Feat {
  name: string;
  read: (event: Event) => Count | null; // whose it is, if the event is about it
  add: (sum: number, amount: number) => number;
}

const summed = (sum: number, amount: number) => sum + amount;

const FEATS: readonly Feat[] = [
  given("side", "hit_side", "through_side"),
  given("rear", "hit_rear", "through_rear"),
  given("stopped", "hit_stopped", "through_stopped"),
  given("front", "hit_front", "through_front"),
  { name: "taken", read: takenIn, add: summed },
  given("barrier", "hit_barrier", "hit_unowned", "projected_into_barrier"),
  { name: "best", read: chipsIn, add: Math.max },
];

/** A line for each feat that anybody has to show. */
export function tallies(events: readonly Event[], players: number, say: Say): Tally[] {
  const owners = ownersIn(events);
  return FEATS.map((feat) => ({
    label: say(`board-feat-${feat.name}`),
    values: valuesOf(feat, events, owners, players),
  })).filter(({ values }) => values.some((value) => value > 0));
}

/** Of the ghost's feats, nobody is the owner. */
function ownersIn(events: readonly Event[]): Map<number, number> {
  return new Map(
    events.flatMap((event) => (event.kind === "car_dealt" ? [[event.car, event.seat]] : [])),
  );
}

function valuesOf(
  { read, add }: Feat,
  events: readonly Event[],
  owners: ReadonlyMap<number, number>,
  players: number,
): number[] {
  const values = Array<number>(players).fill(0);
  for (const event of events) {
    const count = read(event);
    const owner = count && owners.get(count.car);
    if (count && owner != null) values[owner] = add(values[owner]!, count.amount);
  }
  return values;
}

function given(name: string, ...kinds: Event["kind"][]): Feat {
  const read = (event: Event) =>
    kinds.includes(event.kind) && "car" in event ? { car: event.car, amount: 1 } : null;
  return { name, read, add: summed };
}

function takenIn(event: Event): Count | null {
  const isHit = "struck" in event && "speed" in event && event.kind !== "hit_unowned";
  return isHit ? { car: event.struck, amount: 1 } : null;
}

function chipsIn(event: Event): Count | null {
  const isPaid = event.kind === "paid" || event.kind === "paid_in_part";
  return isPaid ? { car: event.receiver, amount: event.amount } : null;
}
