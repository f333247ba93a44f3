// The screen that the board is laid out for.
import { MediaQuery } from "svelte/reactivity";

/** Broad, or upright, or as narrow as a phone. */
export type Screen = "broad" | "upright" | "narrow";

const UPRIGHT = "(max-width: 1019px) and (max-aspect-ratio: 1)";
const NARROW = "(max-width: 520px) and (max-aspect-ratio: 1)";
const [isUpright, isNarrow] = [UPRIGHT, NARROW].map(asked);

function asked(query: string): MediaQuery | null {
  return typeof matchMedia === "undefined" ? null : new MediaQuery(query);
}

export function screenNow(): Screen {
  if (isNarrow?.current) return "narrow";
  return isUpright?.current ? "upright" : "broad";
}
