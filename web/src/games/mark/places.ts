// Where everything is printed on the board, turned so that the viewer's company is at the bottom.
import facts from "$generated/mark/facts.json";
import type { Box } from "../contract";

interface Grid extends Box {
  across?: number;
  down?: number;
  dx?: number;
  dy?: number;
}

const { board, market, company, sides, seats, areas, bank, auction } = facts.drawing;
const QUARTER_TURN = 90;
const FULL_TURN = 360;

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
export const AUCTION_BLOCK: Box = auction.block;
export const TITLE: Box = board.title;

// Parts of the board, as far as they reach

const FENCE = 6; // around the spaces of a company
export const COMPANY = around([...PLANT, ...YARD], FENCE);
export const PLATES_AND_COMPANY = around([COMPANY, NAME_PLATE], 0);
export const STALL = around([MARKET_FRAME, AWNING, ...STACKS], 0);

/** The box around some others, so far outside of them. */
function around(boxes: readonly Box[], margin: number): Box {
  const left = Math.min(...boxes.map(({ x, w }) => x - w / 2)) - margin;
  const right = Math.max(...boxes.map(({ x, w }) => x + w / 2)) + margin;
  const top = Math.min(...boxes.map(({ y, h }) => y - h / 2)) - margin;
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h / 2)) + margin;
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
}

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

function seatsOf(players: number): readonly string[] {
  return seats[String(players) as keyof typeof seats];
}

function printedAngle(seat: number, players: number): number {
  const side = seatsOf(players)[seat] as keyof typeof sides;
  return sides[side].angle;
}
