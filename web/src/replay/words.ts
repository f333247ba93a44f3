// What the replay says in several places.
import { percentOf } from "$lib/chances";
import { say } from "$lib/texts.svelte";
import { OMNISCIENT } from "../engine/eyes";
import type { Playback } from "./playback.svelte";

/** A moment of the match: "Move 34 of 120". */
export function sayPosition({ number, last }: Pick<Playback, "number" | "last">): string {
  return number === 0 ? say("replay-start") : say("replay-position", { number, last });
}

/** A change of a chance, with its sign. */
export function sayChange(change: number): string {
  const percent = Math.abs(percentOf(change));
  return say(change < 0 ? "replay-loss" : "replay-gain", { percent });
}

/** From whose eyes the match is seen. */
export function sayViewpoint(viewpoint: number, names: readonly string[]): string {
  if (viewpoint === OMNISCIENT) return say("replay-everything");
  return names[viewpoint] ?? say("replay-onlooker");
}
