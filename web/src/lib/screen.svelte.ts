// The screen that the board is laid out for.
import { MediaQuery } from "svelte/reactivity";

/** Broad, or as low as a phone on its side, or upright, or as narrow as a phone. */
export type Screen = "broad" | "low" | "upright" | "narrow";

const UPRIGHT = "(max-width: 1019px) and (max-aspect-ratio: 1)";
const NARROW = "(max-width: 520px) and (max-aspect-ratio: 1)";
const LOW = "(max-height: 560px) and (min-width: 480px) and (min-aspect-ratio: 6/5)"; // as low.css
const [isUpright, isNarrow, isLow] = [UPRIGHT, NARROW, LOW].map(asked);

function asked(query: string): MediaQuery | null {
  return typeof matchMedia === "undefined" ? null : new MediaQuery(query);
}

export function screenNow(): Screen {
  if (isNarrow?.current) return "narrow";
  if (isLow?.current) return "low";
  return isUpright?.current ? "upright" : "broad";
}
