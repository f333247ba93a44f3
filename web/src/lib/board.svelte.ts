// What a board shares with the spots drawn on it.
import { createContext } from "svelte";

/** How a spot of the board stands in the choice being made. */
export type SpotState = "closed" | "open" | "chosen" | "hinted";

export interface BoardContext {
  /** How a spot stands in the choice being made. */
  stateOf(spot: string): SpotState;
  /** Whether these spots, pressed in this order, lead to something that may be done now. */
  leads(path: readonly string[]): boolean;
  press(spot: string): void;
  /** Plays what a spot leads to without asking, as the person has wished; not in a lesson. */
  playAlone(spot: string): void;
  /** Goes on from the event being shown, without the rest of its pause. */
  hurry(): void;
  /** The places that a lesson points at now. */
  points(): readonly string[];
  /** Whether the spot is the one that the Tab key reaches. */
  isEntrance(spot: string): boolean;
  enter(spot: string): void;
}

/** Whether a spot was pressed, or a hint points at it. */
export function isPicked(state: SpotState): boolean {
  return state === "chosen" || state === "hinted";
}

export const [boardContext, setBoardContext] = createContext<BoardContext>();
