// How long an event is looked at, what it sounds like, and the tickets that fly.
import { PAPER, type Event } from "$generated/macadam/layout";
import { type Flight, HIDDEN, type Sound } from "../contract";
import { AT_ONCE, effects } from "../effects";
import { DIE, FINE } from "./moves";
import { seatPlace } from "./places";

const BLINK = 100;
const GLANCE = 250;
const LOOK = 460;
const WATCH = 680;
const WONDER = 1200;

const PAUSES: Readonly<Record<Event["kind"], number>> = {
  round_began: WATCH,
  dealer_drew: GLANCE,
  dealer_alone: LOOK,
  dealer_by_green: LOOK,
  dealer_tied: BLINK,
  dealer_by_chance: LOOK,
  dealer_next: LOOK,
  dealt: BLINK,
  leads: LOOK,
  topped_up: LOOK,
  drew_top_up: BLINK,
  drew: LOOK,
  discarded: LOOK,
  laid: LOOK,
  rolled: WATCH,
  won_ticket: WATCH,
  won_nothing: LOOK,
  placed: LOOK,
  opened: LOOK,
  added: LOOK,
  free_flow: LOOK,
  followed: LOOK,
  agent: WATCH,
  agent_brought: LOOK,
  agent_alone: WATCH,
  demanded: LOOK,
  reversed: WATCH,
  reversed_midway: WATCH,
  stopped: WATCH,
  fined_leader: WATCH,
  fined: WATCH,
  fined_stopped: LOOK,
  passed_over: LOOK,
  agents_returned: WATCH,
  round_covered: WONDER,
  round_played_out: WONDER,
  round_last_paper: WONDER,
  scored: WONDER,
  over_won: WONDER,
  over_tie_broken: WONDER,
  over_shared: WONDER,
};

const SOUNDS: Readonly<Partial<Record<Event["kind"], Sound>>> = {
  round_began: "bell",
  dealt: "paper",
  topped_up: "paper",
  drew: "paper",
  discarded: "paper",
  laid: "paper",
  rolled: "dice",
  won_ticket: "paper",
  placed: "wood",
  opened: "paper",
  added: "paper",
  followed: "paper",
  agent: "bell",
  agent_alone: "bell",
  agent_brought: "paper",
  fined_leader: "coins",
  fined: "coins",
  fined_stopped: "coins",
  agents_returned: "paper",
  round_covered: "bell",
  round_played_out: "bell",
  round_last_paper: "bell",
  over_won: "bell",
  over_tie_broken: "bell",
  over_shared: "bell",
};

export const effect = effects<Event>({
  pauseOf: (event) => (isUnseen(event) ? AT_ONCE : PAUSES[event.kind]),
  sounds: SOUNDS,
  flightOf,
  isQuiet: isUnseen,
});

/** Whether a card is drawn that the viewer may not see, when how many has just been told. */
function isUnseen(event: Event): boolean {
  return event.kind === "drew_top_up" && event.card === HIDDEN;
}

/** Tickets fly by their kind. */
function flightOf(event: Event): Flight | undefined {
  switch (event.kind) {
    case "fined":
    case "fined_leader":
    case "fined_stopped":
      return { from: FINE, to: seatPlace(event.seat), text: "fine" };
    case "won_ticket":
      return { from: DIE, to: seatPlace(event.seat), text: PAPER[event.paper]! };
    default:
      return undefined;
  }
}
