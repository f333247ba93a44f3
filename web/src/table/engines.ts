// A game's engine: its facts and its compiled module. Engines of older rules stay in the
// browser's cache, so that a match begun under them can be played to its end after an update.
import { factsOn, type OwnBoard } from "../engine/boards";
import type { Caller } from "../engine/calls";
import { type Facts, inEdition } from "../engine/facts";
import { Refusal } from "../engine/refusal";
import { parseSave } from "../engine/saves";
import { ownBoard } from "./boards";

export interface Engine {
  facts: Facts;
  module: WebAssembly.Module;
  board: OwnBoard | null; // another one than the box's
}

type Loaders<Value> = Record<string, () => Promise<Value>>;

const FACTS = import.meta.glob("../generated/*/facts.json", {
  import: "default",
}) as Loaders<Facts>;
const MODULES = import.meta.glob("../generated/*/game.wasm", {
  query: "?url",
  import: "default",
}) as Loaders<string>;
const CACHE = "rejouons-engines";
export const BEGIN_PATIENCE = 15_000; // milliseconds that a worker may take to begin
const WASM = { headers: { "Content-Type": "application/wasm" } };

const current = new Map<string, Promise<Engine>>();

/** The engine of a game, under the rules of today or of a saved match. */
export async function engineOf(game: string, rules?: number): Promise<Engine> {
  const latest = await latestEngine(game);
  const { facts } = latest;
  if (rules === undefined || rules === facts.rules) return latest;
  if (rules >= facts.oldest && rules < facts.rules) {
    return { ...latest, facts: inEdition(facts, rules) };
  }
  return (await olderEngine(game, rules)) ?? latest;
}

/** The engine of a saved match, on the board that it tells of. */
export async function engineOfSave(save: string): Promise<Engine> {
  const { game, rules, board } = parseSave(save);
  const engine = await engineOf(game, rules);
  return engineOn(engine, await ownBoard(engine.facts, board));
}

export function engineOn({ facts, module }: Engine, board: OwnBoard | null): Engine {
  return { facts: board ? factsOn(facts, board) : facts, module, board };
}

/** Gives a fresh worker its game and its part. */
export function begin(caller: Caller, role: string, engine: Engine): Promise<void> {
  const { facts, module, board } = engine;
  return caller.call(role, [facts, module, board], BEGIN_PATIENCE);
}

function latestEngine(game: string): Promise<Engine> {
  const found = current.get(game) ?? load(game);
  current.set(game, found);
  found.catch(() => current.delete(game));
  return found;
}

async function load(game: string): Promise<Engine> {
  const facts = FACTS[`../generated/${game}/facts.json`];
  const address = MODULES[`../generated/${game}/game.wasm`];
  if (!facts || !address) throw new Refusal("UnknownGame", { game, games: games().join(", ") });
  const [known, code] = await Promise.all([facts(), fetchCode(await address())]);
  void remember(known, code.slice(0));
  return { facts: known, module: await WebAssembly.compile(code), board: null };
}

async function fetchCode(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}

export function games(): string[] {
  return Object.keys(FACTS).map((path) => path.split("/").at(-2)!);
}

const nameOf = (game: string, rules: number, kind: string) => `engines/${game}/${rules}.${kind}`;

async function remember(facts: Facts, code: ArrayBuffer): Promise<void> {
  if (!("caches" in globalThis)) return;
  const cache = await caches.open(CACHE);
  await cache.put(nameOf(facts.game, facts.rules, "json"), Response.json(facts));
  await cache.put(nameOf(facts.game, facts.rules, "wasm"), new Response(code, WASM));
}

async function olderEngine(game: string, rules: number): Promise<Engine | null> {
  if (!("caches" in globalThis)) return null;
  const cache = await caches.open(CACHE);
  const facts = await cache.match(nameOf(game, rules, "json"));
  const code = await cache.match(nameOf(game, rules, "wasm"));
  if (!facts || !code) return null;
  const module = await WebAssembly.compile(await code.arrayBuffer());
  return { facts: (await facts.json()) as Facts, module, board: null };
}
