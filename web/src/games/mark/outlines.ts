// The places of the board that a lesson can point at, and how far they reach.
import { CELLS, type State } from "$generated/mark/layout";
import type { Box } from "../contract";
import {
  angleOf,
  AREAS,
  ARROWS,
  CELL_BOXES,
  MARKET_FRAME,
  NAME_PLATE,
  PLANT,
  STACKS,
  turned,
  YARD,
} from "./places";

type Named = [string, Box];

export function outline(
  place: string,
  viewer: number,
  { num_players: players }: State,
): Box | undefined {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const companies = seats.flatMap((seat) => ofCompany(seat, angleOf(seat, viewer, players)));
  return new Map<string, Box>([...COMMON, ...companies]).get(place);
}

const COMMON: readonly Named[] = [
  ["dice", AREAS.dice],
  ["scrap", AREAS.scrap],
  ["auction", AREAS.auction],
  ...numbered("bank", STACKS),
  ...numbered("row", ARROWS.map(wholeRow)),
  ...CELL_BOXES.map(marketCell),
];

function ofCompany(seat: number, angle: number): Named[] {
  const boxes: Named[] = [
    ...numbered(`yard.${seat}`, YARD),
    ...numbered(`plant.${seat}`, PLANT),
    [`purse.${seat}`, NAME_PLATE],
  ];
  return boxes.map(([name, box]) => [name, turned(box, angle)]);
}

function numbered(name: string, boxes: readonly Box[]): Named[] {
  return boxes.map((box, index) => [`${name}.${index}`, box]);
}

function wholeRow(arrow: Box): Box {
  return { ...arrow, x: MARKET_FRAME.x, w: MARKET_FRAME.w };
}

function marketCell(box: Box, index: number): Named {
  return [`market.${Math.floor(index / CELLS)}.${index % CELLS}`, box];
}
