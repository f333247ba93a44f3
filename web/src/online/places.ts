// The seats of an online table: whether somebody has them, and what to call who does.
import { say } from "$lib/texts.svelte";
import { HUMAN } from "../engine/terms";
import { nameOf } from "../table/spoken";
import type { ScenePlace } from "./wire";

/** Whether a seat is meant for a person, and nobody has taken it yet. */
export function isFree({ who, isTaken }: ScenePlace): boolean {
  return who === HUMAN && !isTaken;
}

/** Their own name, or what they are; that the seat is free, if it is. */
export function calledAt(place: ScenePlace, seat: number): string {
  return isFree(place)
    ? say("gather-free")
    : nameOf({ who: place.who, name: place.name ?? "" }, seat);
}
