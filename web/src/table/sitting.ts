// Sitting down at a kept table, and getting up to play the same again.
import { parseSave } from "../engine/saves";
import { Refusal } from "../engine/refusal";
import { loadUi } from "../games/registry";
import { loadGameTexts } from "$lib/texts.svelte";
import { type LocalOptions, LocalTable } from "./local";
import { Session } from "./session.svelte";
import { find, isDamaged } from "./storage";
import type { Table } from "./table";

/** The text of a kept match. */
function keptSave(id: string): string {
  const record = find(id);
  if (!record) throw new Refusal("NoTable");
  if (isDamaged(record)) throw new Refusal("DamagedTable");
  return record.save;
}

/** A kept match, with the board and the words of its game. */
export async function openKept(id: string, options: LocalOptions = {}) {
  const save = keptSave(id);
  const { game } = parseSave(save);
  const [table, ui] = await Promise.all([
    LocalTable.open(id, save, options),
    loadUi(game),
    loadGameTexts(game),
  ]);
  return { table, ui };
}

export async function sitDown(id: string, onUnkept: () => void): Promise<Session> {
  const { table, ui } = await openKept(id);
  table.onUnkept = onUnkept;
  const session = new Session(table, ui);
  table.pace = () => session.caughtUp;
  table.onTrouble = (trouble) => (session.problem = trouble);
  await session.open();
  return session;
}

/** The same people, bots and options at a new table; tells its id. */
export async function playAgain(table: Table): Promise<string> {
  const { game, players, options, seats, names = [] } = parseSave(await table.save());
  const next = await LocalTable.create(game, { players, options, seats, names });
  next.close();
  return next.id;
}
