// What would come of something if nothing else happened, told by the rules themselves.
import { Actions, type Decoded } from "./actions";
import { decodeEvents, type GameEvent } from "./events";
import type { Rules } from "./rules";

export interface Foreseen {
  question: Decoded; // what is done
  events: GameEvent[]; // what comes of it
}

/** All that a board of a seat may want to draw, from what the seat sees and nothing else. */
export function foreseenFrom(rules: Rules, view: Uint8Array, seat: number): Foreseen[] {
  const questions = Actions.questionsOf(rules.facts);
  return rules.questions(view, seat).map((question) => ({
    question: questions.decode(question),
    events: decodeEvents(rules.facts, rules.foresee(view, seat, question)),
  }));
}
