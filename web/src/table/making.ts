// New tables on this device: a referee deals or checks the match, and it is kept under an id of
// its own. What is thrown says why there is no table.
import type { OwnBoard } from "../engine/boards";
import type { NewTerms, Place } from "../engine/referee";
import { parseSave } from "../engine/saves";
import { Thread } from "../engine/thread";
import { keepBoard, ownBoard } from "./boards";
import { begin, type Engine, engineOf, engineOfSave, engineOn } from "./engines";
import { keep, newTableId, NotKept } from "./storage";

/** Sits people and bots down to a new match; tells the table's id. */
export async function makeTable(
  game: string,
  terms: NewTerms,
  board: OwnBoard | null = null,
): Promise<string> {
  return keptOf(engineOn(await engineOf(game), board), "start", [terms]);
}

/** The same people, bots, board and options as in a match, at a table of their own. */
export async function makeSameTable(save: string): Promise<string> {
  const { game, board, players, options, seats, names = [] } = parseSave(save);
  const { facts } = await engineOf(game);
  return makeTable(game, { players, options, seats, names }, await ownBoard(facts, board));
}

/** Goes on from an earlier moment of a match, with these people and bots. */
export async function branchTable(
  save: string,
  place: Place,
  seats: string[],
  names: string[],
): Promise<string> {
  return keptOf(await engineOfSave(save), "branch", [save, place, seats, names]);
}

/** Takes in a match from elsewhere. */
export async function takeTable(save: string): Promise<string> {
  return keptOf(await engineOfSave(save), "load", [save]);
}

/** The text of a new match that is kept nowhere. */
export async function dealt(game: string, terms: NewTerms): Promise<string> {
  return refereed(await engineOf(game), "start", [terms]);
}

/** The text of a match, from a referee who is called for this alone. */
async function refereed(engine: Engine, method: string, parameters: unknown[]): Promise<string> {
  const referee = new Thread((caller) => begin(caller, "beReferee", engine));
  try {
    return await referee.call<string>(method, parameters);
  } finally {
    referee.close();
  }
}

/** Keeps the match that a referee tells, and the board that it is played on. */
async function keptOf(engine: Engine, method: string, parameters: unknown[]): Promise<string> {
  const text = await refereed(engine, method, parameters);
  const { seats, names } = parseSave(text);
  const id = newTableId();
  const hasBoard = !engine.board || keepBoard(engine.board);
  if (!hasBoard || !keep(id, text, names ?? seats.map(() => ""))) throw new NotKept();
  return id;
}
