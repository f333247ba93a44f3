// Files handed to the person.
import type { Table } from "../table/table";

const LATER = 10_000; // milliseconds until the browser has surely begun to save it

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LATER);
}

/** Hands over the match that is played at a table. */
export async function downloadMatch(table: Table): Promise<void> {
  download(`${table.facts.game}-${table.id}.json`, await table.save());
}
