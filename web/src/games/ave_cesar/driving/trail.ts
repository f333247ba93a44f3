// The way that a chariot has driven when it is seen in another place than before.
import { type Event, type State, VALUES } from "$generated/ave_cesar/layout";
import type { Stance } from "$lib/stances";
import type { BoardProps } from "../../contract";
import type { Circus } from "../course";
import { takenSpaces, wayOverLine, wayTo } from "../ways";
import { spaceAt, stancesOn } from "./stances";

type Now = BoardProps<State, Event>["now"];

/** From a place to another, with both ends; nothing where no drive leads from one to the other. */
export function drivenWay(
  circus: Circus,
  state: State,
  seat: number,
  places: { from: string; to: string },
  proposed: number | null, // the card of a move that is only proposed
  now: Now,
): Stance[] {
  const [from, to] = [spaceAt(places.from), spaceAt(places.to)];
  const course = circus.courseOf(state);
  if (from === null || !course.has(from)) return [];
  const taken = takenSpaces(circus, state, seat);
  const way =
    to === null
      ? wayOverLine(course, from, VALUES, taken)
      : firstWay(cards(now, seat, proposed), (count) => wayTo(course, [from, to], count, taken));
  return way ? stancesOn(course, [from, ...way]) : [];
}

/** The cards that may have been played, the likeliest first. */
function cards(now: Now, seat: number, proposed: number | null): number[] {
  const event = now?.event;
  const told = event?.kind === "moved" && event.seat === seat ? [event.value + 1] : [];
  const all = Array.from({ length: VALUES }, (_, kind) => kind + 1);
  return [...(proposed === null ? [] : [proposed]), ...told, ...all];
}

function firstWay(
  counts: readonly number[],
  wayOf: (count: number) => string[] | null,
): string[] | null {
  for (const count of counts) {
    const way = wayOf(count);
    if (way) return way;
  }
  return null;
}
