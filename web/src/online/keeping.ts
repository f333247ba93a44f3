// A finished match of a table far away, kept on this device to be looked at again.
import { takeTable } from "../table/making";
import { find, isDamaged } from "../table/storage";

const PREFIX = "rejouons.taken.";

const taken = new Map<string, string>(); // in this page, should the storage have no room for it

/** The id under which it is kept here; taken in once. */
export async function keptHere(table: string, save: () => Promise<string>): Promise<string> {
  const known = taken.get(table) ?? localStorage.getItem(PREFIX + table);
  const record = known ? find(known) : null;
  if (known && record && !isDamaged(record)) return known;
  const id = await takeTable(await save());
  remember(table, id);
  return id;
}

function remember(table: string, id: string): void {
  taken.set(table, id);
  try {
    localStorage.setItem(PREFIX + table, id);
  } catch {
    // The match itself found room: once this page is closed, it would be taken in anew.
  }
}
