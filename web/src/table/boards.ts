// Boards of somebody's own: those that the server offers, and those of the tables kept here.
import { fits, type OwnBoard } from "../engine/boards";
import { digestOf } from "../engine/fairness";
import type { Facts } from "../engine/facts";
import { Refusal } from "../engine/refusal";
import type { Save } from "../engine/saves";
import { isDamaged, type Kept, keptTables } from "./storage";

const OFFERED = "boards.json";
const PREFIX = "rejouons.board.";

/** The boards that the server offers for a game. */
export async function offeredBoards(facts: Facts): Promise<OwnBoard[]> {
  const isPlayedOnOthers = Object.keys(facts.replaceable ?? {}).length > 0;
  const offered = isPlayedOnOthers ? await asked() : [];
  return offered.filter((board) => fits(facts, board));
}

/** Nothing, where there is no network, or a server that offers no boards. */
async function asked(): Promise<OwnBoard[]> {
  try {
    const response = await fetch(OFFERED, { cache: "no-store" });
    const boards: unknown = response.ok ? await response.json() : [];
    return Array.isArray(boards) ? (boards as OwnBoard[]) : [];
  } catch {
    return [];
  }
}

/** The board that a match is played on, from what its save tells; null for the one of the box. */
export async function ownBoard(facts: Facts, told: unknown): Promise<OwnBoard | null> {
  if (told === undefined || told === null) return null;
  const found = keptBoard(facts, told) ?? (await offeredBoard(facts, told));
  if (found) return found;
  throw new Refusal("NoBoard", { name: String((told as { name?: unknown }).name ?? "") });
}

function keptBoard(facts: Facts, told: unknown): OwnBoard | null {
  const text = localStorage.getItem(keyOf(facts.game, facts.rules, told));
  const board = parsed<OwnBoard>(text ?? "null");
  return board && fits(facts, board) ? board : null;
}

async function offeredBoard(facts: Facts, told: unknown): Promise<OwnBoard | undefined> {
  const boards = await offeredBoards(facts);
  return boards.find((board) => digestOf(board.facts) === digestOf(told));
}

/** Keeps a board for the tables that are played on it. Tells whether there was room for it. */
export function keepBoard(board: OwnBoard): boolean {
  dropUnused();
  try {
    localStorage.setItem(keyOf(board.game, board.rules, board.facts), JSON.stringify(board));
    return true;
  } catch {
    return false;
  }
}

function dropUnused(): void {
  const used = new Set(keptTables().map((record) => (isDamaged(record) ? null : keyIn(record))));
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  for (const key of kept.filter((key) => !used.has(key))) localStorage.removeItem(key);
}

/** The key of the board of a kept table, if it is not the box's. */
function keyIn({ save }: Kept): string | null {
  const match = parsed<Save>(save);
  return match?.board ? keyOf(match.game, match.rules, match.board) : null;
}

/** What a text on this device tells; null if it is damaged. */
function parsed<Value>(text: string): Value | null {
  try {
    return JSON.parse(text) as Value | null;
  } catch {
    return null;
  }
}

function keyOf(game: string, rules: number, told: unknown): string {
  return PREFIX + digestOf([game, rules, told]);
}
