// What somebody may have had in mind who pressed a spot that leads nowhere.
import type { Move, State } from "$generated/ave_cesar/layout";
import type { Circus } from "./course";
import { isOnTrack, reachOf, standpointOf, wayOverLine } from "./ways";

/** Whether a card would lead there if no chariot were in the way. */
export function couldMean(circus: Circus, state: State, seat: number, move: Move): boolean {
  const driver = state.players[seat]!;
  if (!isOnTrack(driver)) return false;
  const course = circus.courseOf(state);
  const { space } = standpointOf(circus, driver);
  switch (move.kind) {
    case "play":
      return reachOf(course, space, move.value + 1).includes(circus.spaceName(move.space));
    case "finish":
      return wayOverLine(course, space, move.value + 1, new Set()) !== null;
    default:
      return true;
  }
}
