// The places of the board that a lesson can point at, and how far they reach.
import type { State } from "$generated/macadam/layout";
import { screenNow } from "$lib/screen.svelte";
import type { Position } from "$lib/stances";
import type { Box } from "../contract";
import { AGENTS, holds } from "./traffic/cards";
import { ALL_SIGNALS } from "./traffic/flow";
import { CARD } from "./grids";
import { fanOf } from "./hand/fan";
import { slotsOf } from "./hand/slots";
import { AGENT, cardSpot, CENTRE, DIE, FINE, leadSpot, NO_BONUS, signalSpot, STOCK } from "./moves";
import {
  CENTRE_POINT,
  type Layout,
  layoutFor,
  onBoard,
  seatPlace,
  signalPoint,
  STOCK_POINT,
} from "./places";
import { scoreBox } from "./seats/score";

type Named = [string, Box];

const SIGNAL_WIDE = 56; // of a signal, as drawn

export function outline(place: string, viewer: number, state: State): Box | undefined {
  const hasHand = viewer >= 0;
  const layout = layoutFor({ players: state.num_players, screen: screenNow(), hasHand });
  const places = [
    ...ofCrossroads(layout),
    ...ofDesk(layout),
    ...ofSeats(layout),
    ...(hasHand ? ofHand(layout, state, viewer) : []),
  ];
  return new Map(places).get(place);
}

function ofCrossroads(layout: Layout): Named[] {
  const around = (point: Position, w: number, h: number): Box => ({
    ...onBoard(layout, point),
    w: w * layout.discs,
    h: h * layout.discs,
  });
  return [
    ["crossroads", layout.crossroads],
    [CENTRE, around(CENTRE_POINT, CARD.w, CARD.h)],
    [STOCK, around(STOCK_POINT, CARD.w, CARD.h)],
    ...ALL_SIGNALS.map((signal): Named => [
      signalSpot(signal),
      around(signalPoint(signal), SIGNAL_WIDE, SIGNAL_WIDE),
    ]),
  ];
}

function ofSeats({ seats, letters }: Layout): Named[] {
  return seats.flatMap((box, seat): Named[] => [
    [seatPlace(seat), box],
    [`score.${seat}`, scoreBox(box, letters)],
  ]);
}

function ofDesk({ sign, order, plates, hand }: Layout): Named[] {
  const [die, failing] = plates;
  return [
    ["sign", sign],
    ["order", order],
    ["hand", hand.box],
    [DIE, die!],
    [FINE, failing!],
    [NO_BONUS, failing!],
  ];
}

function ofHand({ hand }: Layout, state: State, viewer: number): Named[] {
  const slots = slotsOf(state, viewer);
  const boxes = fanOf(slots, hand);
  return slots.flatMap(({ cards }, place): Named[] => {
    const box = boxes[place]!;
    const names = cards.flatMap((card) => [cardSpot(card), leadSpot(card)]);
    const spots = holds(AGENTS, cards[0]!) ? [AGENT, ...names] : names;
    return spots.map((spot) => [spot, box]);
  });
}
