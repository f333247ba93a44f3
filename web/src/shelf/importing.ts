// Takes a match in from a file.
import { Refusal } from "../engine/refusal";

const MOST_BYTES = 5_000_000; // a thousand times a long match: no need to read on

/** Tells the id of the new table; what it throws says why there is none. */
export async function takeIn(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Refusal("BadSaveForeign");
  const { takeTable } = await import("../table/making");
  return takeTable(await file.text());
}
