// Who plays for whom, in words.
import { say } from "$lib/texts.svelte";
import { HUMAN } from "../engine/terms";
import type { ScenePlace } from "./wire";

/** "Regular plays" of a bot that plays while a person is away. */
export function standInName(bot: string): string {
  return say("online-stand-in", { level: Number(bot.split(":")[1]) });
}

/** What is special about a seat, if anything. */
export function standing({ bot, hasResigned, who, isTaken }: ScenePlace): string {
  if (hasResigned) return say("online-resigned");
  if (bot) return standInName(bot);
  return who === HUMAN && !isTaken ? say("online-free") : "";
}

/** Whether a seat has time of its own: bots need none. */
export function isTimed(place: ScenePlace | undefined): boolean {
  return place?.who === HUMAN;
}
