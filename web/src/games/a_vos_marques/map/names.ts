// The words on the map.
import type { Say } from "$lib/texts.svelte";
import type { MapNames } from "../art/map/facts";
import type { Laid } from "../laid";
import { capitalised } from "../telling/words";

export function namesOn(laid: Laid, say: Say): MapNames {
  const regions = new Set(laid.roads.spaces.map(({ region }) => region));
  const told = [...regions].map((region) => [region, capitalised(say("board-region", { region }))]);
  return {
    title: say("name"),
    start: say("board-start"),
    finish: say("board-finish"),
    regions: Object.fromEntries(told),
  };
}
