// The board as printed, and laid anew for screens that a square does not suit: its parts stay as
// they are drawn, and lie elsewhere. Lengths are in board units.
import type { Screen } from "$lib/screen.svelte";
import type { Box } from "../contract";
import {
  angleOf,
  AREAS,
  BOARD,
  COMPANY,
  emptyAngles,
  NAME_PLATE,
  PLATES_AND_COMPANY,
  STALL,
  TITLE,
  turned,
} from "./places";

/** How far a part lies from where it is printed, and how much larger it is seen. */
export interface Shift {
  x: number;
  y: number;
  scale: number;
}

/** The part of a seat, turned about the middle of the printed board before it is shifted. */
export interface Side extends Shift {
  angle: number;
}

export interface Layout {
  w: number;
  h: number;
  stall: Shift; // the market, and the bank below it
  dice: Shift;
  scrap: Shift;
  auction: Shift;
  title: Shift | null; // none where there is no room
  companies: readonly Side[]; // by seat
  plates: readonly Side[]; // likewise
  empty: readonly number[]; // the angles of the sides that are printed and where nobody plays
  stencils: readonly Box[]; // what fills the rest
}

/** What a layout is made for. */
export interface Occasion {
  players: number;
  viewer: number; // a spectator sits with the first seat
  screen: Screen;
}

const AS_PRINTED: Shift = { x: 0, y: 0, scale: 1 };
const EDGE = 15;
const GAP = 10;
const ACROSS = 2; // others beside each other on a narrow screen
const UPRIGHT_PLATE = 90; // the angle of a plate that stands

export function layoutFor({ players, viewer, screen }: Occasion): Layout {
  const [me, ...others] = around(viewer, players);
  if (screen === "low") return wide(me!, others);
  if (screen !== "narrow") return printed(players, viewer);
  return others.length > 1 ? tall(me!, others) : tallForTwo(me!, others[0]!);
}

/** The seats in turn order, the viewer's first. */
function around(viewer: number, players: number): number[] {
  const first = Math.max(viewer, 0);
  return Array.from({ length: players }, (_, place) => (first + place) % players);
}

function printed(players: number, viewer: number): Layout {
  const sides = around(0, players).map((seat): Side => {
    return { ...AS_PRINTED, angle: angleOf(seat, viewer, players) };
  });
  const empty = emptyAngles(viewer, players);
  return {
    ...{ w: BOARD.w, h: BOARD.h, stall: AS_PRINTED, dice: AS_PRINTED, scrap: AS_PRINTED },
    ...{ auction: AS_PRINTED, title: AS_PRINTED, companies: sides, plates: sides, empty },
    stencils: empty.map((angle) => turned(NAME_PLATE, angle)),
  };
}

/** For low screens: the stall over the viewer's company, the others and the rest beside them. */
function wide(me: number, others: readonly number[]): Layout {
  const top = EDGE + STALL.h + GAP;
  const left = EDGE + COMPANY.w + GAP;
  const middle = left + NAME_PLATE.w + GAP;
  const right = middle + AREAS.auction.w + GAP;
  const w = right + AREAS.scrap.w;
  const room = { x: left, y: EDGE, w: w - left };
  const beside = others.length > 1 ? rows(others, room) : single(others[0]!, room);
  return {
    w: w + EDGE,
    h: top + COMPANY.h + EDGE,
    stall: laid(STALL, EDGE, EDGE),
    dice: laid(AREAS.dice, left, top),
    auction: laid(AREAS.auction, middle, top),
    scrap: laid(AREAS.scrap, right, top),
    title: null,
    empty: [],
    stencils: [],
    ...beside,
    companies: bySeat([me, seat(COMPANY, EDGE, top)], ...beside.companies),
    plates: bySeat([me, seat(NAME_PLATE, left, top + AREAS.dice.h + GAP)], ...beside.plates),
  };
}

interface Room {
  x: number;
  y: number;
  w: number;
}

type Seated = [seat: number, side: Side];

/** Each in a row of their own, the plate beside the company as it is printed; the title below. */
function rows(others: readonly number[], { x, y, w }: Room) {
  const scale = w / PLATES_AND_COMPANY.w;
  const high = PLATES_AND_COMPANY.h * scale;
  const sides = others.map((other, place): Seated => {
    return [other, seat(PLATES_AND_COMPANY, x, y + place * (high + GAP / 2), scale)];
  });
  const below = y + others.length * (high + GAP);
  const hasRoom = below + TITLE.h <= y + STALL.h;
  return {
    ...{ companies: sides, plates: sides },
    ...(hasRoom ? titled(x, below, w) : {}),
  };
}

/** The title, and below it one other with the plate over the company. */
function single(other: number, { x, y, w }: Room) {
  const below = y + TITLE.h + GAP;
  const scale = w / COMPANY.w;
  return {
    ...titled(x, y, w),
    plates: [[other, seat(NAME_PLATE, x, below)]] as Seated[],
    companies: [[other, seat(COMPANY, x, below + NAME_PLATE.h + GAP, scale)]] as Seated[],
  };
}

function titled(x: number, y: number, w: number) {
  return {
    title: laid(TITLE, x, y),
    stencils: [{ ...NAME_PLATE, x: x + w - NAME_PLATE.w / 2, y: y + NAME_PLATE.h / 2 }],
  };
}

/** For narrow screens and two: one company over the other, the stall between them. */
function tallForTwo(me: number, other: number): Layout {
  const stall = EDGE + COMPANY.h + GAP;
  const own = stall + STALL.h + GAP;
  const bottom = own + COMPANY.h + GAP;
  const right = EDGE + COMPANY.w + GAP;
  const plate = turned(NAME_PLATE, UPRIGHT_PLATE);
  const standing = (top: number): Side => ({ ...laid(plate, right, top), angle: UPRIGHT_PLATE });
  return {
    w: right + plate.w + EDGE,
    h: bottom + AREAS.dice.h + EDGE,
    stall: laid(STALL, EDGE, stall),
    dice: laid(AREAS.dice, EDGE, bottom),
    scrap: laid(AREAS.scrap, right, EDGE),
    auction: laid(AREAS.auction, right, own),
    title: laid(TITLE, EDGE + AREAS.dice.w + GAP, bottom),
    companies: bySeat([me, seat(COMPANY, EDGE, own)], [other, seat(COMPANY, EDGE, EDGE)]),
    plates: bySeat([me, standing(own - GAP - plate.h)], [other, standing(stall)]),
    empty: [],
    stencils: [],
  };
}

/** For narrow screens and more: the others above the stall, the viewer's company below it. */
function tall(me: number, others: readonly number[]): Layout {
  const right = EDGE + COMPANY.w + GAP;
  const inner = right + AREAS.auction.w - EDGE;
  const scale = (inner - GAP) / ACROSS / COMPANY.w;
  const plateHigh = NAME_PLATE.h * scale;
  const high = plateHigh + GAP + COMPANY.h * scale;
  const at = (place: number) => ({
    x: EDGE + (place % ACROSS) * (COMPANY.w * scale + GAP),
    y: EDGE + Math.floor(place / ACROSS) * (high + GAP),
  });
  const stall = EDGE + Math.ceil(others.length / ACROSS) * (high + GAP);
  const own = stall + STALL.h + GAP;
  const bottom = own + COMPANY.h + GAP;
  const free = others.length % ACROSS ? at(others.length) : null;
  const stencil = turned(NAME_PLATE, UPRIGHT_PLATE);
  return {
    w: inner + 2 * EDGE,
    h: bottom + NAME_PLATE.h + EDGE,
    stall: laid(STALL, EDGE, stall),
    scrap: laid(AREAS.scrap, right, stall),
    auction: laid(AREAS.auction, right, own - GAP - AREAS.auction.h),
    dice: laid(AREAS.dice, EDGE, bottom),
    title: free && laid(TITLE, free.x + GAP, free.y + GAP),
    companies: bySeat(
      [me, seat(COMPANY, EDGE, own)],
      ...others.map((other, place): Seated => {
        const { x, y } = at(place);
        return [other, seat(COMPANY, x, y + plateHigh + GAP, scale)];
      }),
    ),
    plates: bySeat(
      [me, seat(NAME_PLATE, EDGE + AREAS.dice.w + GAP, bottom)],
      ...others.map((other, place): Seated => {
        const { x, y } = at(place);
        return [other, seat(NAME_PLATE, x, y, scale)];
      }),
    ),
    empty: [],
    stencils: [{ ...stencil, x: right + stencil.w / 2, y: own + COMPANY.h / 2 }],
  };
}

function bySeat(...sides: readonly Seated[]): Side[] {
  return sides.toSorted(([one], [other]) => one - other).map(([, side]) => side);
}

/** A part with its upper left corner at a point. */
function laid(part: Box, left: number, top: number, scale = 1): Shift {
  return {
    x: left - (part.x - part.w / 2) * scale,
    y: top - (part.y - part.h / 2) * scale,
    scale,
  };
}

function seat(part: Box, left: number, top: number, scale = 1): Side {
  return { ...laid(part, left, top, scale), angle: 0 };
}

/** Where a box of the printed board lies in a layout. */
export function shifted({ x, y, w, h }: Box, by: Shift): Box {
  const { scale } = by;
  return { x: by.x + x * scale, y: by.y + y * scale, w: w * scale, h: h * scale };
}

/** The same as a transform, for what is drawn as printed. */
export function shiftOf({ x, y, scale }: Shift): string {
  return `translate(${x} ${y}) scale(${scale})`;
}
