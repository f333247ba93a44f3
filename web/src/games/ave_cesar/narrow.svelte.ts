// Whether the screen is so narrow that the circus stands upright.
import { MediaQuery } from "svelte/reactivity";

const NARROW = "(max-width: 520px) and (max-aspect-ratio: 1)";
const query = typeof matchMedia === "undefined" ? null : new MediaQuery(NARROW);

export function isNarrow(): boolean {
  return query?.current ?? false;
}
