// What the tests of sittings share: a table whose referee sits in the same thread.
import type { Facts } from "../engine/facts";
import type { Referee } from "../engine/referee";
import type { Suggestion } from "../engine/thinker";
import type { Table } from "./table";

export const SUGGESTION: Suggestion = { action: 0, chance: 0.5, share: 1 };

/** A table for people; what happens at it is told to these listeners. */
export function tableAt(
  referee: Referee,
  facts: Facts,
  seating: { players: number; mine: number[] },
  listeners: Set<() => void>,
): Table {
  const change = (deed: () => unknown) => {
    deed();
    for (const listener of listeners) listener();
    return Promise.resolve();
  };
  return {
    id: "test",
    facts,
    sitters: Array.from({ length: seating.players }, (_, seat) => ({
      name: `Player ${seat}`,
      who: "human",
    })),
    mine: seating.mine,
    frame: async (...asked) => referee.frame(...asked),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: async (...given) => change(() => referee.act(...given)),
    undo: async (...given) => change(() => referee.undo(...given)),
    whyNot: async (...asked) => referee.whyNot(...asked),
    preview: async (...asked) => referee.preview(...asked),
    suggest: () => Promise.resolve([SUGGESTION]),
    moment: async (...asked) => referee.moment(...asked),
    counterpart: async (...asked) => referee.counterpart(...asked),
    curve: async (...asked) => referee.curve(...asked),
    save: async () => referee.save(),
    close: () => {},
  };
}
