// Who is still missing before a match can begin.
import { say } from "$lib/texts.svelte";
import { HUMAN } from "../engine/terms";
import { calledAt, isFree } from "../online/places";
import { sayList } from "../online/spoken";
import type { ScenePlace } from "../online/wire";

export interface Missing {
  free: number; // seats that nobody has taken
  late: number[]; // seats whose people are not ready
}

export function missingAt(places: readonly ScenePlace[]): Missing {
  const late = places.flatMap(({ who, isTaken, isReady }, seat) =>
    who === HUMAN && isTaken && !isReady ? [seat] : [],
  );
  return { free: places.filter(isFree).length, late };
}

/** In one sentence, as who has some of the seats reads it. */
export function sayMissing(places: readonly ScenePlace[], mine: readonly number[]): string {
  const { free, late } = missingAt(places);
  const isMine = late.some((seat) => mine.includes(seat));
  const others = late.filter((seat) => !mine.includes(seat));
  if (!free && !late.length) return say("gather-missing-none");
  if (!free && !others.length) return say("gather-missing-me");
  const named = others.map((seat) => calledAt(places[seat]!, seat));
  if (!named.length) return say("gather-missing-free", { free });
  const names = sayList(isMine ? [...named, say("gather-you")] : named);
  return say(free ? "gather-missing-both" : "gather-missing-names", { free, names });
}
