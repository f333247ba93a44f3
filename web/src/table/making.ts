// New tables on this device: a referee deals or checks the match, and it is kept under an id of
// its own. What is thrown says why there is no table.
import type { NewTerms } from "../engine/referee";
import { parseSave } from "../engine/saves";
import { Thread } from "../engine/thread";
import { begin, type Engine, engineOf } from "./engines";
import { keep, newTableId, NotKept } from "./storage";

/** Sits people and bots down to a new match; tells the table's id. */
export async function makeTable(game: string, terms: NewTerms): Promise<string> {
  return kept(await dealt(game, terms));
}

/** The same people, bots and options as in a match, at a table of their own. */
export function makeSameTable(save: string): Promise<string> {
  const { game, players, options, seats, names = [] } = parseSave(save);
  return makeTable(game, { players, options, seats, names });
}

/** Goes on from an earlier moment of a match, with these people and bots. */
export async function branchTable(
  save: string,
  number: number,
  seats: string[],
  names: string[],
): Promise<string> {
  const engine = await engineOfSave(save);
  return kept(await refereed(engine, "branch", [save, number, seats, names]));
}

/** Takes in a match from elsewhere. */
export async function takeTable(save: string): Promise<string> {
  return kept(await refereed(await engineOfSave(save), "load", [save]));
}

/** The text of a new match that is kept nowhere. */
export async function dealt(game: string, terms: NewTerms): Promise<string> {
  return refereed(await engineOf(game), "start", [terms]);
}

function engineOfSave(save: string): Promise<Engine> {
  const { game, rules } = parseSave(save);
  return engineOf(game, rules);
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

function kept(text: string): string {
  const id = newTableId();
  const { seats, names } = parseSave(text);
  if (!keep(id, text, names ?? seats.map(() => ""))) throw new NotKept();
  return id;
}
