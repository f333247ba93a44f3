// How the viewer's cards lie: those of a value one over the other, values side by side.
import type { State } from "$generated/ave_cesar/layout";
import type { Box } from "../../contract";
import { handOf } from "../goals";

export const CARD = { w: 60, h: 90 }; // as drawn

const APART = 0.3; // of a card's width, between cards of a value
const GAP = 9; // between values

/** The cards of a value in hand. */
export interface Group {
  value: number; // from 1
  count: number;
  apart: number; // from one of them to the next
  box: Box; // around all of them
}

/** The cards of a hand, in the room for it. */
export function fanOf(player: State["players"][number], room: Box): Group[] {
  const wide = (CARD.w * room.h) / CARD.h;
  const apart = APART * wide;
  const widths = handOf(player).map(({ count }) => wide + (count - 1) * apart);
  return handOf(player).map((group, rank) => {
    const before = widths.slice(0, rank).reduce((sum, width) => sum + width + GAP, 0);
    const w = widths[rank]!;
    return { ...group, apart, box: { ...room, x: room.x - room.w / 2 + before + w / 2, w } };
  });
}
