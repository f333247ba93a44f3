// Who plays for whom, in words.
import { say } from "$lib/texts.svelte";
import { HUMAN } from "../engine/terms";
import { levelOf } from "../table/cast";
import { nameOf } from "../table/spoken";
import type { Scene, ScenePlace } from "./wire";

/** The bot that plays for who is away: always the same, so that nobody gains by it. */
export const STAND_IN = "level:3";

/** "Pauline (Regular) plays" of a bot that plays while a person is away. */
export function sayStandIn(bot: string, seat: number): string {
  return say("online-stand-in", standIn(bot, seat));
}

/** What a bot is called that plays at somebody's seat, and how strong it is. */
export function standIn(bot: string, seat: number): { name: string; level: number } {
  return { name: nameOf({ who: bot, name: "" }, seat), level: levelOf(bot)! };
}

/** What is special about a seat, if anything. */
export function standing({ bot, hasResigned, who, isTaken }: ScenePlace, seat: number): string {
  if (hasResigned) return say("online-resigned");
  if (bot) return sayStandIn(bot, seat);
  return who === HUMAN && !isTaken ? say("online-free") : "";
}

/** What the end should say beside a name: that somebody gave up, or was away. */
export function endNote({ bot, hasResigned }: ScenePlace, seat: number): string {
  if (hasResigned) return say("online-resigned");
  return bot ? say("online-stood-in", standIn(bot, seat)) : "";
}

/** Why a bot plays for somebody here; with a name where several sit at one device. */
export function whyBot({ why = "left" }: ScenePlace, name: string | null): string {
  return name === null ? say(`online-bot-for-you-${why}`) : say(`online-happened-${why}`, { name });
}

/** Whether who made the table neither is here nor will be, so that others go on without them. */
export function isHostAway({ seats, host = -1 }: Scene): boolean {
  const place = seats[host];
  return !place?.isHere || place.hasResigned === true;
}

/** Whether a seat has time of its own: bots need none. */
export function isTimed(place: ScenePlace | undefined): boolean {
  return place?.who === HUMAN;
}
