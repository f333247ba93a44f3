// What became of a question to the others, as far as it can be told from here.
import type { SceneQuestion } from "./wire";

export type Outcome = "taken-back" | "refused" | "withdrawn" | "stands" | "goes-on";

export interface Since {
  wasTakenBack: boolean; // since it was asked
  hasWithdrawn: boolean; // somebody here
  isMine: boolean; // somebody here asked
}

/** Nobody is told who refused; whether the asker thought better of it, only they know. */
export function outcomeOf({ about }: Pick<SceneQuestion, "about">, since: Since): Outcome {
  if (about === "undo" && since.wasTakenBack) return "taken-back";
  if (since.hasWithdrawn) return "withdrawn";
  if (since.isMine) return "refused";
  return about === "undo" ? "stands" : "goes-on";
}
