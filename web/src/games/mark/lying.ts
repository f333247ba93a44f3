// Where pieces lie on the board, and how large.
import facts from "$generated/mark/facts.json";
import { MATERIAL } from "$generated/mark/layout";
import type { Box } from "../contract";
import { type Layout, shifted } from "./layouts";
import {
  AREAS,
  AUCTION_BLOCK,
  CELL_BOXES,
  NAME_PLATE,
  PLANT,
  STACKS,
  turned,
  YARD,
} from "./places";

/** Where something lies: its centre, and how large a piece is there. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

export type Places = ReadonlyMap<string, Place>;

type Named = [string, Place];

const { across } = facts.drawing.market.cells;
const SNUG = 0.8; // of a space: how much of it a piece fills
const SNUG_CELL = 0.96; // a price tag is small, and covered wholly
const SNUG_STACK = 0.62; // leaves room for the count
const SNUG_LOT = 0.9;
const SCRAP_SIZE = 46;
const MONEY_SIZE = 60;
const STACK_UP = 15; // above the count of its crate

export function placesOn(layout: Layout): Places {
  const companies = layout.companies.flatMap((_, seat) => companyPlaces(layout, seat));
  return new Map([...commonPlaces(layout), ...companies]);
}

export function placeAt(places: Places, name: string): Place {
  const place = places.get(name);
  if (!place) throw new Error(`no place ${name} on the board`);
  return place;
}

function commonPlaces(layout: Layout): Named[] {
  const { stall } = layout;
  const onStall = (box: Box, size: number) => at(shifted(box, stall), size * stall.scale);
  return [
    ...MATERIAL.map((_, material): Named => {
      const { y, ...box } = STACKS[material]!;
      return [`bank.${material}`, onStall({ ...box, y: y - STACK_UP }, box.w * SNUG_STACK)];
    }),
    ...CELL_BOXES.map((box, index): Named => [cellName(index), onStall(box, box.h * SNUG_CELL)]),
    ["scrap", at(shifted(AREAS.scrap, layout.scrap), SCRAP_SIZE)],
    ["auction", at(shifted(AUCTION_BLOCK, layout.auction), AUCTION_BLOCK.h * SNUG_LOT)],
    ["till", onStall(AREAS.bank, MONEY_SIZE)],
  ];
}

function cellName(index: number): string {
  return `market.${Math.floor(index / across)}.${index % across}`;
}

function companyPlaces({ companies, plates }: Layout, seat: number): Named[] {
  const [company, plate] = [companies[seat]!, plates[seat]!];
  const inRow = (row: string, boxes: readonly Box[]) =>
    boxes.map((box, column): Named => {
      const { scale, angle } = company;
      const place = at(shifted(turned(box, angle), company), box.h * SNUG * scale);
      return [`${row}.${seat}.${column}`, place];
    });
  const purse = at(shifted(turned(NAME_PLATE, plate.angle), plate), MONEY_SIZE);
  return [...inRow("yard", YARD), ...inRow("plant", PLANT), [`purse.${seat}`, purse]];
}

function at({ x, y }: Box, size: number): Place {
  return { x, y, size };
}
