// The tables kept on this device. A record is never dropped because it cannot be read: it is
// listed as damaged, and its text can be taken away.
import type { Save } from "../engine/saves";

export interface Kept {
  id: string;
  game: string;
  updated: number; // when, in milliseconds
  isOver: boolean;
  names: string[];
  save: string; // the match, as text
}

export interface Damaged {
  id: string;
  text: string;
}

/** There was no room to keep a table on this device. */
export class NotKept extends Error {}

const PREFIX = "rejouons.table.";
const ID_BYTES = 6;

export function newTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps a match. Tells whether there was room for it. */
export function keep(id: string, save: string, names: string[]): boolean {
  const { game, over } = JSON.parse(save) as Save;
  const record: Kept = { id, game, updated: Date.now(), isOver: over, names, save };
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

export function find(id: string): Kept | Damaged | null {
  const text = localStorage.getItem(PREFIX + id);
  return text === null ? null : read(id, text);
}

/** All tables, the latest first, damaged ones last. */
export function keptTables(): (Kept | Damaged)[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const found = ids.map((key) => read(key.slice(PREFIX.length), localStorage.getItem(key)!));
  const age = (record: Kept | Damaged) => (isDamaged(record) ? 0 : record.updated);
  return found.toSorted((one, other) => age(other) - age(one));
}

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

export function isDamaged(record: Kept | Damaged): record is Damaged {
  return !("save" in record);
}

/** Calls back when another window of this browser changes the table. */
export function watch(id: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === PREFIX + id && event.newValue !== null) changed();
  };
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

function read(id: string, text: string): Kept | Damaged {
  try {
    const record = JSON.parse(text) as Partial<Kept>;
    const isWhole =
      typeof record.save === "string" &&
      typeof record.game === "string" &&
      Array.isArray(record.names);
    return isWhole ? ({ ...record, id } as Kept) : { id, text };
  } catch {
    return { id, text };
  }
}
