// How long an event is looked at, what it sounds like, and the money that flies.
import type { Event } from "$generated/mark/layout";
import type { Say } from "$lib/texts.svelte";
import type { Flight, Sound } from "../contract";
import { AT_ONCE, effects } from "../effects";

const GLANCE = 350;
const LOOK = 500;
const WATCH = 700;
const WONDER = 900;

const PAUSES: Readonly<Record<Event["kind"], number>> = {
  first_player: LOOK,
  fee_paid: WATCH,
  fee_unpaid: WATCH,
  returned: LOOK,
  rolled: WONDER,
  lot_named: GLANCE,
  auction_opened: WATCH,
  no_auction: LOOK,
  bid: GLANCE,
  bid_shown: GLANCE,
  auction_won: WONDER,
  auction_won_tie: WONDER,
  auction_unsold: WATCH,
  auction_no_space: WONDER,
  placed: LOOK,
  taken: LOOK,
  converted: LOOK,
  row_opened: AT_ONCE,
  sold: WATCH,
  finished: WONDER,
  scrapped: LOOK,
  scrapped_bank: LOOK,
  double_void: LOOK,
  double_cut: LOOK,
  passed: WATCH,
  turn_lost: WATCH,
  over_all_rows: WONDER,
  over_four_rows: WONDER,
  over_stalled: WONDER,
};

const SOUNDS: Readonly<Partial<Record<Event["kind"], Sound>>> = {
  fee_paid: "coins",
  returned: "wood",
  rolled: "dice",
  auction_opened: "bell",
  bid: "paper",
  bid_shown: "paper",
  auction_won: "coins",
  auction_won_tie: "coins",
  auction_no_space: "coins",
  placed: "wood",
  taken: "wood",
  converted: "wood",
  sold: "coins",
  finished: "bell",
  scrapped: "wood",
  scrapped_bank: "wood",
  over_all_rows: "bell",
  over_four_rows: "bell",
  over_stalled: "bell",
};

export const effect = effects<Event>({
  pauseOf: ({ kind }) => PAUSES[kind],
  sounds: SOUNDS,
  flightOf,
});

function flightOf(event: Event, say: Say): Flight | undefined {
  switch (event.kind) {
    case "fee_paid":
    case "auction_won":
    case "auction_won_tie":
    case "auction_no_space":
      return { from: `purse.${event.seat}`, to: "till", text: `−${money(event.amount, say)}` };
    case "sold":
      return {
        from: `market.${event.row}.${event.cell}`,
        to: `purse.${event.seat}`,
        text: `+${money(event.amount, say)}`,
      };
    default:
      return undefined;
  }
}

function money(amount: number, say: Say): string {
  return say("board-money", { amount });
}
