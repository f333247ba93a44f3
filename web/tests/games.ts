// The games on the shelf, for tests that hold for each of them.
import { readdirSync, readFileSync } from "node:fs";

export interface Game {
  id: string;
  name: string;
  clause: string; // one of its rules
}

interface ShelfBox {
  id: string;
  name: { en: string };
}

function read<Content>(path: string): Content {
  return JSON.parse(readFileSync(`src/generated/${path}`, "utf-8")) as Content;
}

function clauseOf(id: string): string {
  const { events } = read<{ events: { clause: string }[] }>(`${id}/facts.json`);
  return events[0]!.clause;
}

export const GAMES: readonly Game[] = read<ShelfBox[]>("shelf.json").map(({ id, name }) => ({
  id,
  name: name.en,
  clause: clauseOf(id),
}));

/** Some of them, for tests of what all games share: the oldest and the newest. */
export const SAMPLE: readonly Game[] = [GAMES[0]!, GAMES.at(-1)!];

/** Where finished matches of a game are kept. */
export const golden = (id: string) => `../tests/games/${id}/golden`;

/** A finished match of a game. */
export function finishedMatch(id: string): string {
  const [first] = readdirSync(golden(id)).toSorted();
  return `${golden(id)}/${first}`;
}
