// Sitting down at a kept table.
import { parseSave } from "../engine/saves";
import { Refusal } from "../engine/refusal";
import { loadUi } from "../games/registry";
import { orClose } from "$lib/opening";
import { loadGameTexts } from "$lib/texts.svelte";
import { type LocalOptions, LocalTable } from "./local";
import { Session } from "./session.svelte";
import { find, isDamaged } from "./storage";

/** The text of a kept match. */
function keptSave(id: string): string {
  const record = find(id);
  if (!record) throw new Refusal("NoTable");
  if (isDamaged(record)) throw new Refusal("DamagedTable");
  return record.save;
}

/** A match with the words and the board of its game. */
export async function laidOut(id: string, saved: string | Promise<string>, options: LocalOptions) {
  const save = await saved;
  const { game } = parseSave(save);
  const [ui] = await Promise.all([loadUi(game), loadGameTexts(game)]);
  const table = await LocalTable.open(id, save, options);
  return { table, ui: ui.on?.(table.facts) ?? ui };
}

/** A kept match. */
export async function openKept(id: string, options: LocalOptions = {}) {
  return laidOut(id, keptSave(id), options);
}

export async function sitDown(id: string, onUnkept: () => void): Promise<Session> {
  const { table, ui } = await openKept(id);
  table.onUnkept = onUnkept;
  const session = new Session(table, ui);
  table.pace = () => session.caughtUp;
  table.onTrouble = (trouble) => (session.problem = trouble);
  await orClose(session, session.open());
  return session;
}
