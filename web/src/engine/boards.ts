// A board of somebody's own: what it replaces of its game's box, as rejouons/web/boards.py packs it.
import type { Facts, Kind } from "./facts";
import { sizeOf } from "./memory";

export interface OwnBoard {
  game: string;
  rules: number; // the version that its tables were made for
  name: string;
  players: Facts["players"];
  facts: unknown; // what its file tells: saves carry it
  words: Record<string, string[]>; // of fields of actions and events, by their names
  tables: Record<string, string>; // bytes that the rules read, in base 64, by their names
  drawing: unknown;
}

/** Whether a game can be played on a board: the same rules read the same tables. */
export function fits(facts: Facts, { game, rules, tables }: OwnBoard): boolean {
  const replaceable = Object.entries(facts.replaceable ?? {});
  return (
    game === facts.game &&
    rules === facts.rules &&
    replaceable.length > 0 &&
    replaceable.every(([name, layout]) => bytesOf(tables[name] ?? "").length === sizeOf(layout))
  );
}

/** The facts of a game on a board; its actions keep their numbers. */
export function factsOn(facts: Facts, { players, words, drawing }: OwnBoard): Facts {
  const reworded = (kinds: Kind[]) => kinds.map((kind) => rewordedKind(kind, words));
  const { actions, events, questions = [] } = facts;
  return {
    ...{ ...facts, players, drawing, actions: reworded(actions), events: reworded(events) },
    questions: reworded(questions),
  };
}

function rewordedKind(kind: Kind, words: OwnBoard["words"]): Kind {
  const fields = kind.fields.map((field) => {
    const own = words[field.name];
    return own ? { ...field, words: own } : field;
  });
  return { ...kind, fields };
}

/** Bytes from base 64. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
