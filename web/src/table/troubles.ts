// What a person is told when something did not work.
import { type Say, say } from "$lib/texts.svelte";
import { Refusal, Unreachable } from "../engine/refusal";
import { NotKept } from "./storage";

export function sayTrouble(error: unknown, sayGame: Say = say): string {
  if (error instanceof Refusal) return sayRefusal(error, sayGame);
  if (error instanceof Unreachable) return say("web-unreachable");
  return say(error instanceof NotKept ? "web-not-kept" : "web-trouble");
}

/** A reason of the game's rules is told in the game's words. */
function sayRefusal({ why, values }: Refusal, sayGame: Say): string {
  const { because, ...rest } = values;
  if (because === undefined) return say(`error-${why}`, rest);
  return say(`error-${why}`, { ...rest, because: sayGame(`reason-${because}`) });
}
