// How long an event is looked at, and what it sounds like.
import { NO_PLACE, type Event } from "$generated/ave_cesar/layout";
import { HIDDEN, type Sound } from "../contract";
import { AT_ONCE, effects } from "../effects";
import { strideTime } from "./driving/pace";

const BLINK = 120;
const GLANCE = 300;
const LOOK = 550;
const WATCH = 900;
const CEREMONY = 2200;
const BETWEEN_RACES = 3000;

const PAUSES: Readonly<Record<Event["kind"], number>> = {
  race_began: BETWEEN_RACES,
  card_turned: GLANCE,
  lined_up: BLINK,
  lined_up_last_first: BLINK,
  lined_up_winner_first: BLINK,
  dealt: BLINK,
  starts: LOOK,
  six_in_narrows: AT_ONCE,
  six_at_standstill: AT_ONCE,
  six_for_relief: AT_ONCE,
  moved: GLANCE,
  lap_begun: GLANCE,
  saluted: CEREMONY,
  disqualified: WATCH,
  finished: LOOK,
  placed: WATCH,
  sixes_freed: AT_ONCE,
  drew: BLINK,
  took_lead: GLANCE,
  held_up: LOOK,
  waited: LOOK,
  only_sixes: LOOK,
  tucked: GLANCE,
  out_of_cards: WATCH,
  retired: WATCH,
  race_over: WATCH,
  race_stalled: WATCH,
  scored: LOOK,
  over_won: WATCH,
  over_tie_broken: WATCH,
  over_shared: WATCH,
};

const SOUNDS: Readonly<Partial<Record<Event["kind"], Sound>>> = {
  race_began: "bell",
  moved: "wood",
  saluted: "coins",
  finished: "bell",
  drew: "paper",
  tucked: "paper",
  dealt: "paper",
  out_of_cards: "wood",
  race_over: "bell",
  over_won: "bell",
  over_tie_broken: "bell",
  over_shared: "bell",
};

export const effect = effects<Event>({ pauseOf, sounds: SOUNDS, isQuiet: isUnseen });

/** Whether cards are drawn that the viewer may not see, as after every move of the others. */
function isUnseen(event: Event): boolean {
  return (event.kind === "drew" || event.kind === "dealt") && event.value === HIDDEN;
}

function pauseOf(event: Event): number {
  if (isUnseen(event)) return AT_ONCE;
  const pause = PAUSES[event.kind];
  switch (event.kind) {
    case "moved":
    case "finished":
      return pause + strideTime(event.value + 1);
    case "scored":
      return event.place === NO_PLACE ? GLANCE : pause;
    default:
      return pause;
  }
}
