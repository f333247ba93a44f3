// A finished match of a table far away, kept on this device to be looked at again.
import { takeTable } from "../table/making";
import { find, isDamaged } from "../table/storage";

const PREFIX = "rejouons.taken.";

/** The id under which it is kept here; taken in once. */
export async function keptHere(table: string, save: () => Promise<string>): Promise<string> {
  const known = localStorage.getItem(PREFIX + table);
  const record = known ? find(known) : null;
  if (known && record && !isDamaged(record)) return known;
  const id = await takeTable(await save());
  localStorage.setItem(PREFIX + table, id);
  return id;
}
