// Keeps in sight what the teacher points at: the board may be longer than the screen, and the
// teacher's slip lies over its end.
import { isMoving } from "$lib/settings.svelte";

/** A part of the screen, from its upper to its lower edge. */
export interface Stretch {
  top: number;
  bottom: number;
}

const MARGIN = 12; // pixels around what is pointed at

/** How far to scroll until a part is in sight; from its upper edge, if it is too long for that. */
export function scrollInto(part: Stretch, sight: Stretch): number {
  const above = part.top - MARGIN - sight.top;
  const below = part.bottom + MARGIN - sight.bottom;
  if (above < 0) return above;
  return below > 0 ? Math.min(below, above) : 0;
}

/** What of the window shows the board: all of it, but for a slip that lies over or below it. */
export function sightOf(board: Element, slip: Element | null): Stretch {
  const [seen, over] = [board.getBoundingClientRect(), slip?.getBoundingClientRect()];
  const isBeside = !over || over.left >= seen.right || over.right <= seen.left;
  return { top: 0, bottom: isBeside ? innerHeight : Math.min(over.top, innerHeight) };
}

export function scrollBy(distance: number): void {
  if (distance) window.scrollBy({ top: distance, behavior: isMoving() ? "smooth" : "instant" });
}
