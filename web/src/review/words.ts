// What a look back says in several places.
import { say } from "$lib/texts.svelte";
import { costOf, percentOf } from "../engine/account";
import type { Judgement } from "../engine/judge";

export const sayCost = (mistake: Judgement): string =>
  say("replay-loss", { percent: percentOf(costOf(mistake)) });
