// The mistake that was pressed where a match ended: the replay begins with it.
import type { Judgement } from "../engine/judge";

let wanted: Judgement | null = null;

export function want(mistake: Judgement): void {
  wanted = mistake;
}

export function takeWanted(): Judgement | null {
  const taken = wanted;
  wanted = null;
  return taken;
}
