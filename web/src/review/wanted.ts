// The mistake that was pressed where a match ended: the replay of that match begins with it.
import type { Judgement } from "../engine/judge";
import { parseSave } from "../engine/saves";
import { find, isDamaged } from "../table/storage";

let wanted: { mistake: Judgement; story: string } | null = null;

/** `story` tells which match it is: far away, it has no id on this device yet. */
export function want(mistake: Judgement, story: string): void {
  wanted = { mistake, story };
}

/** What is wanted of a kept match, once. */
export function takeWanted(id: string): Judgement | null {
  const [taken, record] = [wanted, find(id)];
  wanted = null;
  if (!taken || !record || isDamaged(record)) return null;
  return parseSave(record.save).story === taken.story ? taken.mistake : null;
}
