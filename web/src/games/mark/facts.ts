// What a board shows of the rules' state, beyond what lies where.
import facts from "$generated/mark/facts.json";
import { CELLS, EMPTY, MATERIALS, NO_ROW, Phase, type State } from "$generated/mark/layout";
import { HIDDEN } from "../contract";

const { storage, market } = facts.tables;

export const MATERIAL_INKS = facts.drawing.materials;

export function priceOf(row: number, cell: number): number {
  return market.prices[row]![cell]!;
}

/** The material that a market row belongs to, or EMPTY. */
export function ownerOf(state: State, row: number): number {
  const material = state.row_of.indexOf(row);
  return material < 0 ? EMPTY : material;
}

export function isFinished(state: State, material: number): boolean {
  return state.sold[material] === CELLS;
}

/** What the next piece of a material would bring; 0 while it has no row. */
export function nextPrice(state: State, material: number): number {
  const row = state.row_of[material]!;
  return row === NO_ROW || isFinished(state, material) ? 0 : priceOf(row, state.sold[material]!);
}

/** The market rows whose material is finished. */
export function closedRows(state: State): number[] {
  return state.row_of.filter((row, material) => row !== NO_ROW && isFinished(state, material));
}

/** The pieces that lie in the bank's crate: one up for auction has left it. */
export function stackOf(state: State, material: number): number {
  return state.bank[material]! - (state.lot === material ? 1 : 0);
}

export function stacksOf(state: State): number[] {
  return state.bank.map((_, material) => stackOf(state, material));
}

/** The seats with the most money, once the game is over and every purse is open. */
export function winners(state: State): number[] {
  if (state.phase !== Phase.OVER) return [];
  const purses = state.players.slice(0, state.num_players).map((player) => player.money);
  if (purses.includes(HIDDEN)) return []; // nobody can tell yet
  return purses.flatMap((money, seat) => (money === Math.max(...purses) ? [seat] : []));
}

/** The materials that the roll allows the roller to act with. */
export function allowedMaterials(state: State): number[] {
  const all = Array.from({ length: MATERIALS }, (_, material) => material);
  return all.filter((material) => (state.allowed >> material) & 1);
}

/** The storage fee that a company would owe now. */
export function feeOf(company: State["players"][number]): number {
  const overfull = [company.yard, company.plant].filter(isOverfull);
  return overfull.length * storage.fee_per_row;
}

function isOverfull(spaces: readonly number[]): boolean {
  return spaces.filter((piece) => piece !== EMPTY).length > storage.free_per_row;
}
