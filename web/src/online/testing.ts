// What the tests of online tables share: what a server would send of a match.
import type { Match } from "../engine/match";
import { Witness } from "../engine/witness";
import type { FullFrame } from "./encode";

/** A match as a viewer may know it, with their chapters since a number. */
export function wireFrame(match: Match, viewer: number, since: number): FullFrame {
  const witness = new Witness(match, viewer);
  const { number, view, legal, takenBack, undo, secretive, results } = witness;
  return {
    is: "frame",
    number,
    undone: takenBack.length,
    since,
    view,
    waiting: match.now.waiting,
    legal,
    chapters: witness.story.slice(since),
    takenBack,
    ...(undo ? { undo } : {}),
    secretive,
    results,
  };
}
