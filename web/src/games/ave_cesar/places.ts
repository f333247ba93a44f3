// Where everything lies on the board: the circus, the viewer's hand, a tablet for each player. On
// a narrow screen the circus is turned upright.
import facts from "$generated/ave_cesar/facts.json";
import { boxAt, grid } from "$lib/boxes";
import type { Screen } from "$lib/screen.svelte";
import type { Bounds, Point } from "$lib/shapes";
import type { Box } from "../contract";
import { frameOf } from "./circus/art";
import type { TrackDrawing } from "./track";

/** How the board is laid out. Everything but the frame is in board units. */
export interface Layout {
  w: number;
  h: number;
  turn: number; // degrees that the circus is turned
  frame: Bounds; // of the circus, in the track's own units
  circus: Box;
  title: Box;
  tablets: readonly Box[]; // by seat
  letters: number; // how large tablets are written
  cards: Box; // room for the hand
  pile: Box;
  plates: readonly Box[]; // for what needs no card: to pass, to retire
}

/** What a layout is made for. */
export interface Occasion {
  track: TrackDrawing;
  players: number;
  screen: Screen;
  hasHand: boolean;
}

const QUARTER = 90; // degrees
const GAP = 8;
const MARGIN = 16; // between the circus and what lies below it
const CARD: readonly [number, number] = [60, 90]; // as drawn
const HAND_SIZE = facts.tables.game.hand;

interface Sizes {
  title: number; // its height
  card: number; // how much larger than drawn
  pile: number;
  plate: number; // the height of a plate
  lower: number; // height below the circus
  letters: number;
  crowded?: number; // letters of tablets in more than two rows
}

const BROAD: Sizes = { title: 24, card: 1.9, pile: 1.1, plate: 40, lower: 196, letters: 1 };
const LOW: Sizes = {
  ...{ title: 36, card: 2.05, pile: 1.1, plate: 60, lower: 242, letters: 2, crowded: 1.5 },
};
const UPRIGHT: Sizes = { title: 30, card: 1.9, pile: 1.1, plate: 52, lower: 240, letters: 1.3 };
const NARROW: Sizes = { title: 34, card: 1.62, pile: 1.2, plate: 70, lower: 158, letters: 1.3 };
const WIDE = { broad: BROAD, low: LOW, upright: UPRIGHT };
const NARROW_TABLET_HIGH = 70;

export function layoutFor(occasion: Occasion): Layout {
  if (occasion.screen === "narrow") return tall(occasion, NARROW);
  return wide(occasion, WIDE[occasion.screen]);
}

/** The circus above, the hand and the tablets side by side below it. */
function wide({ track, players, hasHand }: Occasion, sizes: Sizes): Layout {
  const frame = frameOf(track);
  const top = frame.h + MARGIN;
  const hand = handAt(0, top, sizes);
  const left = hasHand ? hand.end + 2 * GAP : 0;
  const columns = hasHand ? 2 : 3;
  const isCrowded = players > 2 * columns;
  const high = sizes.lower - sizes.title;
  return {
    w: frame.w,
    h: top + sizes.lower,
    turn: 0,
    frame,
    circus: boxAt(0, 0, frame.w, frame.h),
    title: boxAt(left, top, frame.w - left, sizes.title),
    tablets: grid(boxAt(left, top + sizes.title, frame.w - left, high), players, columns, GAP),
    letters: (isCrowded && sizes.crowded) || sizes.letters,
    ...hand.boxes,
  };
}

/** The tablets above, the circus upright, the hand below it. */
function tall({ track, players, hasHand }: Occasion, sizes: Sizes): Layout {
  const frame = frameOf(track);
  const columns = players % 3 === 0 || players > 4 ? 3 : 2;
  const tabletsHigh = Math.ceil(players / columns) * NARROW_TABLET_HIGH;
  const top = sizes.title + tabletsHigh + MARGIN;
  const bottom = top + frame.w + MARGIN;
  return {
    w: frame.h,
    h: bottom + (hasHand ? sizes.lower : 0),
    turn: QUARTER,
    frame,
    circus: boxAt(0, top, frame.h, frame.w),
    title: boxAt(0, 0, frame.h, sizes.title),
    tablets: grid(boxAt(0, sizes.title, frame.h, tabletsHigh), players, columns, GAP),
    letters: sizes.letters,
    ...handAt(0, bottom, sizes).boxes,
  };
}

/** Cards, then the pile, then plates: beside the pile where there is room, else below it. */
function handAt(x: number, y: number, { card, pile, plate, lower }: Sizes) {
  const [cardWide, cardHigh] = CARD;
  const cards = boxAt(x, y, HAND_SIZE * cardWide * card + (HAND_SIZE - 1) * GAP, cardHigh * card);
  const pileLeft = x + cards.w + 2 * GAP;
  const pileBox = boxAt(pileLeft, y, cardWide * pile, cardHigh * pile);
  const below = y + lower - 2 * plate - GAP;
  const isRoomBelow = below >= y + pileBox.h + GAP;
  const plateLeft = isRoomBelow ? pileLeft : pileLeft + pileBox.w + 2 * GAP;
  const plateWide = isRoomBelow ? pileBox.w + GAP : 2 * pileBox.w;
  const plates = [0, 1].map((row) =>
    boxAt(plateLeft, (isRoomBelow ? below : y) + row * (plate + GAP), plateWide, plate),
  );
  return { boxes: { cards, pile: pileBox, plates }, end: pileLeft + pileBox.w + GAP };
}

/** How the track's own units become the board's. */
export function trackTransform({ frame, circus, turn }: Layout): string {
  const [left, top] = [circus.x - circus.w / 2, circus.y - circus.h / 2];
  const corner = turn ? `${left + circus.w} ${top}` : `${left} ${top}`;
  return `translate(${corner}) rotate(${turn}) translate(${-frame.x} ${-frame.y})`;
}

/** A point of the track, on the board. */
export function onBoard({ frame, circus, turn }: Layout, [x, y]: Point): { x: number; y: number } {
  const [left, top] = [circus.x - circus.w / 2, circus.y - circus.h / 2];
  const [right, down] = [x - frame.x, y - frame.y];
  return turn ? { x: left + circus.w - down, y: top + right } : { x: left + right, y: top + down };
}
