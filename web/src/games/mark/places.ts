// Where everything lies on the board, turned so that the viewer's company is at the bottom.
import facts from "$generated/mark/facts.json";
import { MATERIAL } from "$generated/mark/layout";
import type { Box } from "../contract";

/** Where something lies: its centre, and how large a piece is there. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

export type Places = ReadonlyMap<string, Place>;

interface Grid extends Box {
  across?: number;
  down?: number;
  dx?: number;
  dy?: number;
}

const { board, market, company, sides, seats, areas, bank, auction } = facts.drawing;
const QUARTER_TURN = 90;
const FULL_TURN = 360;
const SNUG = 0.8; // of a space: how much of it a piece fills
const SNUG_CELL = 0.96; // a price tag is small, and covered wholly
const SNUG_STACK = 0.62; // leaves room for the count
const SNUG_LOT = 0.9;
const SCRAP_SIZE = 46;
const MONEY_SIZE = 60;
const STACK_UP = 15; // above the count of its crate

export const BOARD = board;
export const MARKET_FRAME: Box = market.frame;
export const AWNING: Box = market.awning;
export const ARROWS = grid(market.arrows);
export const CELL_BOXES = grid(market.cells);
export const STACKS = grid(bank.stacks);
export const YARD = grid(company.yard);
export const PLANT = grid(company.plant);
export const NAME_PLATE: Box = company.name_plate;
export const AREAS: Readonly<Record<keyof typeof areas, Box>> = areas;
export const TITLE: Box = board.title;

/** The boxes of a grid, row by row. */
function grid({ x, y, w, h, across = 1, down = 1, dx = 0, dy = 0 }: Grid): readonly Box[] {
  return Array.from({ length: across * down }, (_, index) => ({
    x: x + (index % across) * dx,
    y: y + Math.floor(index / across) * dy,
    w,
    h,
  }));
}

/** A box turned clockwise about the middle of the board. */
export function turned(box: Box, angle: number): Box {
  let { x, y, w, h } = box;
  for (let turn = 0; turn < angle; turn += QUARTER_TURN) {
    [x, y, w, h] = [board.h - y, x, h, w];
  }
  return { x, y, w, h };
}

/** The angle at which the viewer sees a seat's company; a spectator sits with the first seat. */
export function angleOf(seat: number, viewer: number, players: number): number {
  const ownAngle = printedAngle(Math.max(viewer, 0), players);
  return (printedAngle(seat, players) - ownAngle + FULL_TURN) % FULL_TURN;
}

/** The angles of all sides, as the viewer sees them, that no player sits at. */
export function emptyAngles(viewer: number, players: number): number[] {
  const taken = seatsOf(players).map((_, seat) => angleOf(seat, viewer, players));
  return Object.values(sides)
    .map((side) => side.angle)
    .filter((angle) => !taken.includes(angle));
}

export function placesFor(players: number, viewer: number): Places {
  const places = new Map<string, Place>(commonPlaces());
  seatsOf(players).forEach((_, seat) => {
    const angle = angleOf(seat, viewer, players);
    for (const [name, place] of companyPlaces(seat, angle)) places.set(name, place);
  });
  return places;
}

export function placeAt(places: Places, name: string): Place {
  const place = places.get(name);
  if (!place) throw new Error(`no place ${name} on the board`);
  return place;
}

function seatsOf(players: number): readonly string[] {
  return seats[String(players) as keyof typeof seats];
}

function printedAngle(seat: number, players: number): number {
  const side = seatsOf(players)[seat] as keyof typeof sides;
  return sides[side].angle;
}

function commonPlaces(): [string, Place][] {
  return [
    ...MATERIAL.map((_, material) => stackPlace(material)),
    ...CELL_BOXES.map((box, index) => cellPlace(box, index)),
    ["scrap", at(areas.scrap, SCRAP_SIZE)],
    ["auction", at(auction.block, auction.block.h * SNUG_LOT)],
    ["till", at(areas.bank, MONEY_SIZE)],
  ];
}

function stackPlace(material: number): [string, Place] {
  const box = STACKS[material]!;
  return [`bank.${material}`, at({ ...box, y: box.y - STACK_UP }, box.w * SNUG_STACK)];
}

function cellPlace(box: Box, index: number): [string, Place] {
  const row = Math.floor(index / market.cells.across);
  return [`market.${row}.${index % market.cells.across}`, at(box, box.h * SNUG_CELL)];
}

function companyPlaces(seat: number, angle: number): [string, Place][] {
  const inRow = (row: string, boxes: readonly Box[]) =>
    boxes.map((box, column): [string, Place] => [
      `${row}.${seat}.${column}`,
      at(turned(box, angle), box.h * SNUG),
    ]);
  const purse = at(turned(NAME_PLATE, angle), MONEY_SIZE);
  return [...inRow("yard", YARD), ...inRow("plant", PLANT), [`purse.${seat}`, purse]];
}

function at({ x, y }: Box, size: number): Place {
  return { x, y, size };
}
