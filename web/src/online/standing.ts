// Who plays for whom, in words.
import { say } from "$lib/texts.svelte";
import type { ScenePlace } from "./wire";

/** "Regular plays" of a bot that plays while a person is away. */
export function standInName(bot: string): string {
  return say("online-stand-in", { level: Number(bot.split(":")[1]) });
}

/** What is special about a seat, if anything. */
export function standing({ bot, hasResigned, who, isTaken }: ScenePlace): string {
  if (hasResigned) return say("online-resigned");
  if (bot) return standInName(bot);
  return who === "human" && !isTaken ? say("online-free") : "";
}
