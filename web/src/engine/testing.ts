// What the tests of the engine share: a game's rules as the build left them, read from disk.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Actions } from "./actions";
import { factsOn, type OwnBoard } from "./boards";
import { type Facts, inEdition, type RecordLayout } from "./facts";
import type { Match } from "./match";
import { viewOf, writeNumber } from "./memory";
import { type Bytes, Rules } from "./rules";
import { begun, parseSave, redo, type Save } from "./saves";

const at = (path: string) => new URL(path, import.meta.url);

export function factsOf(game: string): Facts {
  return JSON.parse(readFileSync(at(`../generated/${game}/facts.json`), "utf-8")) as Facts;
}

export function rulesOf(game: string, board: OwnBoard | null = null): Rules {
  const facts = board ? factsOn(factsOf(game), board) : factsOf(game);
  const module = new WebAssembly.Module(readFileSync(at(`../generated/${game}/game.wasm`)));
  return new Rules(facts, Actions.of(facts).size, module, board);
}

/** A state or part of one as bytes; what it does not tell is 0. */
export function encoded(layout: RecordLayout, value: object): Bytes {
  const bytes = new Uint8Array(layout.size);
  const write = (part: unknown, path: string[]): void => {
    if (typeof part !== "object") writeNumber(viewOf(bytes), Number(part), layout, ...path);
    else for (const [step, inside] of Object.entries(part!)) write(inside, [...path, step]);
  };
  write(value, []);
  return bytes;
}

/** A board of somebody's own, as its file tells it and as it is served, and a match on it. */
export interface Printed {
  board: { name: string };
  pack: OwnBoard;
  save: string;
}

export function printedBoard(game: string): Printed {
  const script = fileURLToPath(at(`../../../tests/games/${game}/print_own_board.py`));
  return JSON.parse(execFileSync("python", [script], { encoding: "utf-8" })) as Printed;
}

export const GAMES = readdirSync(at("../generated")).filter((name) =>
  existsSync(at(`../generated/${name}/facts.json`)),
);

/** The rules of a game as they were when a match was saved. */
export function rulesOfSave(game: string, { rules: edition }: Save): Rules {
  const { facts, actionCount, module } = rulesOf(game);
  return new Rules(inEdition(facts, edition), actionCount, module);
}

/** A saved match again and again: after its set-up, and after each thing that was done in it. */
export function* replayed(game: string, text: string): Generator<Match, void> {
  const saved = parseSave(text);
  const match = begun(rulesOfSave(game, saved), saved);
  yield match;
  for (const written of saved.actions) {
    redo(match, written);
    yield match;
  }
}

/** The golden matches of a game: `all_rows.v1`. */
export function goldenNames(game: string): string[] {
  const files = readdirSync(at(`../../../tests/games/${game}/golden`));
  return files.map((file) => file.replace(/\.json$/, ""));
}

export function goldenSave(game: string, name: string): string {
  return readFileSync(at(`../../../tests/games/${game}/golden/${name}.json`), "utf-8");
}

/** Names that bots go by and such that none goes by, which Python is held to as well. */
export const BOT_NAMES = JSON.parse(readFileSync(at("../../../tests/bot_names.json"), "utf-8")) as {
  known: string[];
  unknown: string[];
};
