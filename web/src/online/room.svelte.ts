// How much room there is for talk beside the board.
import { MediaQuery } from "svelte/reactivity";

/** In a drawer that is opened, behind a tab of what happened, or below it. */
export type TalkRoom = "drawer" | "tab" | "below";

const BESIDE = "(min-width: 1020px) and (min-height: 640px)"; // as AtTable lays it out
const HIGH = "(min-width: 1020px) and (min-height: 960px)";
const [hasBeside, isHigh] = [BESIDE, HIGH].map((query) => new MediaQuery(query));

export function talkRoom(): TalkRoom {
  if (isHigh?.current) return "below";
  return hasBeside?.current ? "tab" : "drawer";
}
