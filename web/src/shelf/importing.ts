// Takes a match in from a file: checked by a referee, then kept under an id of its own.
import { checkKept } from "$lib/troubles";
import { Refusal } from "../engine/refusal";
import { keep, newTableId } from "../table/storage";

const MOST_BYTES = 5_000_000; // a thousand times a long match: no need to read on

/** Tells the id of the new table; what it throws says why there is none. */
export async function takeIn(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Refusal("BadSaveForeign");
  const { LocalTable } = await import("../table/local");
  const save = await file.text();
  const table = await LocalTable.open(newTableId(), save);
  table.close();
  keep(
    table.id,
    save,
    table.sitters.map((sitter) => sitter.name),
  );
  checkKept(table.id);
  return table.id;
}
