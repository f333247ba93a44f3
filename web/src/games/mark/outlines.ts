// The places of the board that a lesson can point at, and how far they reach.
import { CELLS, type State } from "$generated/mark/layout";
import type { Box } from "../contract";
import { screenNow } from "$lib/screen.svelte";
import { type Layout, layoutFor, type Shift, shifted } from "./layouts";
import {
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
  const layout = layoutFor({ players, viewer, screen: screenNow() });
  const companies = layout.companies.flatMap((_, seat) => ofCompany(layout, seat));
  return new Map<string, Box>([...ofAll(layout), ...companies]).get(place);
}

function ofAll({ stall, dice, scrap, auction }: Layout): Named[] {
  return [
    ["dice", shifted(AREAS.dice, dice)],
    ["scrap", shifted(AREAS.scrap, scrap)],
    ["auction", shifted(AREAS.auction, auction)],
    ...lying(ON_STALL, stall),
  ];
}

const ON_STALL: readonly Named[] = [
  ...numbered("bank", STACKS),
  ...numbered("row", ARROWS.map(wholeRow)),
  ...CELL_BOXES.map(marketCell),
];

function ofCompany({ companies, plates }: Layout, seat: number): Named[] {
  const [company, plate] = [companies[seat]!, plates[seat]!];
  const spaces = [...numbered(`yard.${seat}`, YARD), ...numbered(`plant.${seat}`, PLANT)];
  const facing = spaces.map(([name, box]): Named => [name, turned(box, company.angle)]);
  const purse = turned(NAME_PLATE, plate.angle);
  return [...lying(facing, company), ...lying([[`purse.${seat}`, purse]], plate)];
}

function lying(boxes: readonly Named[], shift: Shift): Named[] {
  return boxes.map(([name, box]) => [name, shifted(box, shift)]);
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
