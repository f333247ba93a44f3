// What a person is told when something did not work.
import { Refusal } from "../engine/refusal";
import { find } from "../table/storage";
import { type Say, say } from "./texts.svelte";

/** There was no room to keep a table on this device. */
class NotKept extends Error {}

export function checkKept(table: string): void {
  if (!find(table)) throw new NotKept();
}

export function sayTrouble(error: unknown, sayGame: Say = say): string {
  if (error instanceof Refusal) return sayRefusal(error, sayGame);
  return say(error instanceof NotKept ? "web-not-kept" : "web-trouble");
}

/** A reason of the game's rules is told in the game's words. */
function sayRefusal({ why, values }: Refusal, sayGame: Say): string {
  const { because, ...rest } = values;
  if (because === undefined) return say(`error-${why}`, rest);
  return say(`error-${why}`, { ...rest, because: sayGame(`reason-${because}`) });
}
