// What a person is told when something did not work.
import { Refusal } from "../engine/refusal";
import { find } from "../table/storage";
import { sayRefusal } from "./spoken";
import { say } from "./texts.svelte";

/** There was no room to keep a table on this device. */
export class NotKept extends Error {}

export function checkKept(table: string): void {
  if (!find(table)) throw new NotKept();
}

export function sayTrouble(error: unknown): string {
  if (error instanceof Refusal) return sayRefusal(error);
  return say(error instanceof NotKept ? "web-not-kept" : "web-trouble");
}
