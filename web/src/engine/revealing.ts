// Whether something becomes known by an action, so that it can't be taken back freely.
import { eventRow } from "./facts";
import { readNumber, viewOf } from "./memory";
import type { Rules, Step } from "./rules";

const NOBODY = -1;

/** Whether something becomes known by what a seat did. */
export function reveals(rules: Rules, seat: number, step: Step): boolean {
  const { state, events, hasRevealed } = step;
  const isEnd = rules.waiting(state).length === 0;
  return hasRevealed || isEnd || concernsOthers(rules, events, seat);
}

/** Whether events speak of another seat. */
function concernsOthers(rules: Rules, events: Uint8Array, seat: number): boolean {
  return seatsIn(rules, events).some((about) => about !== seat && about !== NOBODY);
}

function seatsIn({ facts, eventSize }: Rules, events: Uint8Array): number[] {
  const row = eventRow(facts);
  return Array.from({ length: events.length / eventSize }, (_, place) =>
    readNumber(viewOf(events.subarray(place * eventSize)), row, "seat"),
  );
}
