// Shows events in a state, one after another: what the rules did at once, a person sees in steps.
import {
  EMPTY,
  MATERIAL,
  MATERIALS,
  NO_BID,
  NO_LOT,
  Phase,
  SEALED,
  WHERE,
  type Event,
  type State,
} from "$generated/mark/layout";
import { HIDDEN, type Piece } from "../contract";
import { type Of, type Steps, takeStep } from "../staging";
import { stackOf } from "./facts";

const NOBODY = -1;

/** Not those of the set-up: a board is first shown after it. */
const STEPS: Steps<State, Event> = {
  fee_paid: (state, { seat, amount }) => {
    state.roller = seat;
    pay(state, seat, -amount);
  },
  fee_unpaid: (state, { seat }) => {
    state.roller = seat;
    state.phase = Phase.RETURN;
  },
  returned: (state, { seat, material, where, column }) => {
    playerAt(state, seat)[WHERE[where]!][column] = EMPTY;
    state.bank[material]! += 1;
  },
  rolled: (state, { seat, hammer_die, star_die }) => {
    Object.assign(state, { roller: seat, hammer_die, star_die, phase: Phase.ROLL });
  },
  auction_opened: (state, { material }) => {
    Object.assign(state, { lot: material, phase: Phase.BID });
    for (const player of state.players) player.bid = NO_BID;
  },
  bid: (state, { seat, amount }) => showBid(state, seat, amount === HIDDEN ? SEALED : amount),
  bid_shown: (state, { seat, amount }) => showBid(state, seat, amount),
  auction_won: winAuction,
  auction_won_tie: winAuction,
  auction_unsold: (state) => endAuction(state),
  auction_no_space: (state, { seat, amount }) => {
    pay(state, seat, -amount);
    endAuction(state);
  },
  placed: (state, event) => {
    bringIn(state, event);
    endAuction(state);
  },
  taken: (state, event) => bringIn(state, event),
  converted: (state, { seat, material, column, to_column }) => {
    const player = playerAt(state, seat);
    player.yard[column] = EMPTY;
    player.plant[to_column] = material;
  },
  row_opened: (state, { material, row }) => void (state.row_of[material] = row),
  sold: (state, { seat, material, column, amount }) => {
    playerAt(state, seat).plant[column] = EMPTY;
    state.sold[material]! += 1;
    pay(state, seat, amount);
  },
  scrapped: (state, { seat, material, count }) => {
    const player = playerAt(state, seat);
    player.yard = without(player.yard, material);
    player.plant = without(player.plant, material);
    state.scrap[material]! += count;
  },
  scrapped_bank: (state, { material, count }) => {
    state.bank[material] = 0;
    state.scrap[material]! += count;
  },
  over_all_rows: endGame,
  over_four_rows: endGame,
  over_stalled: endGame,
};

/** Of the phase, events tell only some; the rest is counted by the rules and shown by no event. */
export const unstaged = [
  "phase",
  "allowed",
  "actions_left",
  "full_rows",
  "sales_this_turn",
  "stall",
  "turn",
] as const;

/** Shows an event in the state. */
export function stage(state: State, event: Event): void {
  takeStep(STEPS, state, event, undefined);
}

/** All forty pieces and where they lie. */
export function pieces(state: State): Piece[] {
  return Array.from({ length: MATERIALS }, (_, material) => material).flatMap((material) =>
    placesOf(state, material).map((place) => ({ kind: MATERIAL[material]!, place })),
  );
}

function placesOf(state: State, material: number): string[] {
  return [
    ...repeated(`bank.${material}`, stackOf(state, material)),
    ...repeated("auction", state.lot === material ? 1 : 0),
    ...repeated("scrap", state.scrap[material]!),
    ...Array.from(
      { length: state.sold[material]! },
      (_, cell) => `market.${state.row_of[material]}.${cell}`,
    ),
    ...state.players.flatMap((player, seat) => [
      ...spacesWith(player.yard, material).map((column) => `yard.${seat}.${column}`),
      ...spacesWith(player.plant, material).map((column) => `plant.${seat}.${column}`),
    ]),
  ];
}

function repeated(place: string, count: number): string[] {
  return Array<string>(count).fill(place);
}

function spacesWith(spaces: readonly number[], material: number): number[] {
  return spaces.flatMap((piece, column) => (piece === material ? [column] : []));
}

function without(spaces: readonly number[], material: number): number[] {
  return spaces.map((piece) => (piece === material ? EMPTY : piece));
}

function playerAt(state: State, seat: number): State["players"][number] {
  return state.players[seat]!;
}

function pay(state: State, seat: number, amount: number): void {
  const player = playerAt(state, seat);
  if (player.money !== HIDDEN) player.money += amount;
  player.reckoned += amount;
}

function showBid(state: State, seat: number, bid: number): void {
  playerAt(state, seat).bid = bid;
}

function bringIn(state: State, event: Of<Event, "taken" | "placed">): void {
  state.bank[event.material]! -= 1;
  playerAt(state, event.seat).yard[event.column] = event.material;
}

function winAuction(state: State, event: Of<Event, "auction_won" | "auction_won_tie">): void {
  pay(state, event.seat, -event.amount);
  state.winner = event.seat;
  state.phase = Phase.PLACE;
}

function endAuction(state: State): void {
  Object.assign(state, { lot: NO_LOT, winner: NOBODY, phase: Phase.ROLL });
}

function endGame(state: State): void {
  state.phase = Phase.OVER;
}
