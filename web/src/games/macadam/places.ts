// Where everything lies on the board: the crossroads, a place for each player, the sign that says
// what must follow, the viewer's hand.
import facts from "$generated/macadam/facts.json";
import { boxAt, grid } from "$lib/boxes";
import type { Screen } from "$lib/screen.svelte";
import type { Bounds } from "$lib/shapes";
import type { Position } from "$lib/stances";
import type { Box } from "../contract";
import { POINTS_SEEN } from "./grids";
import type { Room } from "./hand/fan";
import { CENTRE, DIE, FINE, STOCK } from "./moves";

export interface Layout {
  w: number;
  h: number;
  frame: Bounds; // the part of the crossroads that is shown, in its own units, which are the board's
  crossroads: Box;
  discs: number; // how much larger than in the drawing signals and piles are
  seats: readonly Box[];
  letters: number; // how large the players' places are written
  sign: Box; // what must follow, and what is looked at
  order: Box; // who still plays
  plates: readonly Box[]; // for what needs no card
  hand: Room;
  text: number; // size of letters
}

/** What a layout is made for. */
export interface Occasion {
  players: number;
  screen: Screen;
  hasHand: boolean;
}

interface Sizes {
  frame: Bounds;
  discs: number;
  seat: number; // height above the crossroads, width beside them
  letters: number;
  sign: number; // height
  order: number; // width
  plates: number; // width of all together
  hand: number; // height
  rows: number;
  visible: number; // of a card, at least
  text: number;
}

const { width: WIDTH, height: HEIGHT, signals: SIGNALS, stock, agents } = facts.drawing;
const WHOLE: Bounds = { x: 0, y: 0, w: WIDTH, h: HEIGHT };
const CLOSE: Bounds = { x: 45, y: 40, w: 910, h: 650 }; // without its rims
const GAP = 10;
const PLATES = 3;

const BROAD: Sizes = {
  ...{ frame: WHOLE, discs: 1.1, seat: 250, letters: 1.25, sign: 104, order: 250, plates: 400 },
  ...{ hand: 212, rows: 1, visible: POINTS_SEEN, text: 23 },
};
const LOW: Sizes = {
  ...{ frame: CLOSE, discs: 1.4, seat: 320, letters: 1.75, sign: 116, order: 210, plates: 390 },
  ...{ hand: 212, rows: 1, visible: POINTS_SEEN, text: 28 },
};
const UPRIGHT: Sizes = {
  ...{ frame: WHOLE, discs: 1.15, seat: 116, letters: 1.25, sign: 104, order: 200, plates: 330 },
  ...{ hand: 196, rows: 1, visible: POINTS_SEEN, text: 20 },
};
const NARROW: Sizes = {
  ...{ frame: CLOSE, discs: 1.5, seat: 208, letters: 2.05, sign: 150 },
  ...{ order: 250, plates: 640, hand: 410, rows: 2, visible: 1, text: 31 },
};
const NARROW_PLATES = 104; // height

export function layoutFor({ players, screen, hasHand }: Occasion): Layout {
  const layout = layoutOn(screen, players);
  if (hasHand) return layout;
  if (screen === "low") return spread(layout);
  return { ...layout, h: layout.hand.box.y - layout.hand.box.h / 2 - GAP };
}

function layoutOn(screen: Screen, players: number): Layout {
  if (screen === "broad") return beside(BROAD, players);
  if (screen === "low") return beside(LOW, players);
  return screen === "upright" ? above(UPRIGHT, players) : stacked(NARROW, players);
}

/** The players beside the crossroads, everything else below. */
function beside(sizes: Sizes, players: number): Layout {
  const { frame } = sizes;
  const left = sizes.seat + GAP;
  const room = boxAt(0, 0, sizes.seat, frame.h);
  return {
    ...common(sizes, left + frame.w, frame.h + GAP),
    crossroads: boxAt(left, 0, frame.w, frame.h),
    seats: grid(room, players, 1, GAP),
  };
}

/** Where there is no hand, its room is for the order and the plates, below the sign. */
function spread({ w, sign, order, plates, ...layout }: Layout): Layout {
  const down = sign.h + GAP;
  const lower = (box: Box): Box => ({ ...box, y: box.y + down });
  return {
    ...layout,
    w,
    h: sign.y + sign.h / 2 + down,
    sign: { ...sign, x: w / 2, w },
    order: { ...lower(order), x: order.w / 2 },
    plates: plates.map(lower),
  };
}

/** The players above the crossroads, everything else below. */
function above(sizes: Sizes, players: number): Layout {
  const { frame } = sizes;
  const { seats, bottom } = seatsAbove(sizes, players);
  return {
    ...common(sizes, frame.w, bottom + frame.h + GAP),
    crossroads: boxAt(0, bottom, frame.w, frame.h),
    seats,
  };
}

/** As above, with the sign over the order and the plates, within reach of the thumb. */
function stacked(sizes: Sizes, players: number): Layout {
  const { frame, sign, order } = sizes;
  const layout = above(sizes, players);
  const top = layout.sign.y + sign / 2 + GAP;
  const hand = top + NARROW_PLATES + GAP;
  const plates = boxAt(order + GAP, top, frame.w - order - GAP, NARROW_PLATES);
  return {
    ...layout,
    h: hand + sizes.hand,
    sign: boxAt(0, top - sign - GAP, frame.w, sign),
    order: boxAt(0, top, order, NARROW_PLATES),
    plates: grid(plates, PLATES, PLATES, GAP),
    hand: { ...layout.hand, box: boxAt(0, hand, frame.w, sizes.hand) },
  };
}

/** A row from the sign to the plates, and the hand below it. */
function common(sizes: Sizes, w: number, top: number) {
  const { frame, discs, letters, rows, visible, text, sign, order, plates } = sizes;
  const signWide = w - order - plates - 2 * GAP;
  const hand = top + sign + GAP;
  return {
    ...{ w, h: hand + sizes.hand, frame, discs, letters, text },
    sign: boxAt(0, top, signWide, sign),
    order: boxAt(signWide + GAP, top, order, sign),
    plates: grid(boxAt(w - plates, top, plates, sign), PLATES, PLATES, GAP),
    hand: { box: boxAt(0, hand, w, sizes.hand), rows, visible },
  };
}

function seatsAbove({ frame, seat }: Sizes, players: number) {
  const columns = players % 3 === 0 || players > 4 ? 3 : 2;
  const high = Math.ceil(players / columns) * (seat + GAP);
  return {
    seats: grid(boxAt(0, 0, frame.w, high - GAP), players, columns, GAP),
    bottom: high,
  };
}

/** A point of the crossroads, on the board. */
export function onBoard({ frame, crossroads }: Layout, { x, y }: Position): Position {
  return {
    x: x - frame.x + crossroads.x - crossroads.w / 2,
    y: y - frame.y + crossroads.y - crossroads.h / 2,
  };
}

export function signalPoint(signal: number): Position {
  return SIGNALS[signal]!;
}

export const CENTRE_POINT: Position = agents;
export const STOCK_POINT: Position = stock;
export const SUPPLY_POINT: Position = { x: 100, y: 600 }; // of the tokens that are left

// Places that tickets and cards travel between

export const SUPPLY = "supply";
const SEAT = "seat.";

export function seatPlace(seat: number): string {
  return `${SEAT}${seat}`;
}

export function placeAt(layout: Layout, place: string): Position {
  if (place.startsWith(SEAT)) return layout.seats[Number(place.slice(SEAT.length))]!;
  const [die, fines] = layout.plates;
  const places: Readonly<Record<string, Position>> = {
    [CENTRE]: onBoard(layout, CENTRE_POINT),
    [STOCK]: onBoard(layout, STOCK_POINT),
    [DIE]: die!,
    [FINE]: fines!,
  };
  return places[place] ?? layout.hand.box;
}
