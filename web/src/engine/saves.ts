// Matches as text: the very format of rejouons/match.py, so that either can read the other's.
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { canonical, FIRST_WAY, storyOf } from "./fairness";
import { type Entry, Match } from "./match";
import { Refusal } from "./refusal";
import type { Rules } from "./rules";

const FORMAT = "rejouons-match";
const FIRST_VERSION = 1; // of the format; it does not name itself
const VERSION = 2;
const LONGEST = 8_000_000; // letters
const KEYS = /"(?:[^"\\]|\\.)*"(\s*:)?/gs; // strings, those followed by a colon being keys

export interface Save {
  format: string;
  version?: number;
  fairness?: number; // the way that dice are made of the secret
  branch?: true; // goes on from a match whose secret was known
  game: string;
  rules: number;
  board?: unknown; // what the file of a board tells that is not the box's
  players: number;
  options: Record<string, number | string>;
  seats: string[];
  names?: string[];
  commitment: string;
  secret: string;
  nonces: string[];
  actions: string[];
  over: boolean;
  scores: number[];
  ranking: number[];
  story: string; // a digest of all else, and of all that happened
}

/** All that a save of a version of the format holds. */
export function save(match: Match, version = VERSION): Save {
  const { players, options, seats, names, secret, nonces, fairness, isBranch } = match.terms;
  const { board } = match.rules;
  const results = match.results();
  const isFirst = version === FIRST_VERSION;
  const facts = {
    format: FORMAT,
    ...(isFirst ? {} : { version, fairness, ...(isBranch ? { branch: true as const } : {}) }),
    game: match.facts.game,
    rules: match.facts.rules,
    ...(board ? { board: board.facts } : {}),
    players,
    options,
    seats,
    ...(names.length ? { names } : {}),
    commitment: match.commitment,
    secret: bytesToHex(secret),
    nonces,
    actions: match.entries.map((entry) => match.written(entry)),
    over: match.isOver,
    scores: results.map((result) => result.points),
    ranking: results.map((result) => result.rank),
  };
  const told = isFirst ? [nonces, facts.actions, ...(board ? [board.facts] : [])] : facts;
  const events = match.turns.map((turn) => turn.events);
  return { ...facts, story: storyOf(told, events) };
}

/** A text that looks like a saved match; what is in it is not checked here. */
export function parseSave(text: string): Save {
  if (text.length > LONGEST) throw new Refusal("BadSaveTooLong", { most: LONGEST });
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Refusal("BadSaveForeign");
  }
  if (!found || typeof found !== "object" || (found as Save).format !== FORMAT) {
    throw new Refusal("BadSaveForeign");
  }
  return found as Save;
}

/** Replays a saved match; refuses it if anything in it does not add up. */
export function load(rules: Rules, text: string): Match {
  const saved = parseSave(text);
  const version = versionOf(saved);
  if (saved.rules !== rules.facts.rules) {
    const { game, rules: ours } = rules.facts;
    throw new Refusal("WrongVersion", { game, saved: String(saved.rules), ours });
  }
  try {
    if (writtenKeys(text) !== keysOf(saved)) throw new Refusal("BadSaveKeyTwice");
    const match = rebuilt(rules, saved);
    compare(entriesOf(saved), entriesOf(save(match, version)));
    return match;
  } catch (error) {
    throw damage(error as Error);
  }
}

const entriesOf = (facts: Save): Map<string, unknown> => new Map(Object.entries(facts));

/** Refuses a save that is not what its replay saves. */
function compare(saved: Map<string, unknown>, again: Map<string, unknown>): void {
  for (const key of [...again.keys(), ...saved.keys()]) {
    const isInBoth = saved.has(key) && again.has(key);
    if (!isInBoth || canonical(saved.get(key)) !== canonical(again.get(key))) {
      throw new Refusal("BadSaveMismatch", { what: key });
    }
  }
}

/** Whatever goes wrong with a save, also that it is too deep to be looked at, is its fault. */
function damage(error: Error): Refusal {
  if (error instanceof Refusal && error.why.startsWith("BadSave")) return error;
  const what = error instanceof Refusal ? error.why : error.message;
  return new Refusal("BadSaveDamaged", { what });
}

function versionOf({ version = FIRST_VERSION }: Save): number {
  if (version === FIRST_VERSION || version === VERSION) return version;
  throw new Refusal("BadSaveVersion", { saved: String(version).slice(0, 20), ours: VERSION });
}

/** How many keys a text of JSON has: more than what is read of it if one is there twice. */
function writtenKeys(text: string): number {
  return [...text.matchAll(KEYS)].filter(([, colon]) => colon !== undefined).length;
}

function keysOf(value: unknown): number {
  if (!value || typeof value !== "object") return 0;
  const inner = Object.values(value).reduce<number>((sum, item) => sum + keysOf(item), 0);
  return Array.isArray(value) ? inner : inner + Object.keys(value).length;
}

function rebuilt(rules: Rules, saved: Save): Match {
  const match = begun(rules, saved);
  for (const written of saved.actions) redo(match, written);
  return match;
}

/** A saved match with nothing done in it yet. */
export function begun(rules: Rules, saved: Save): Match {
  return new Match(rules, {
    players: saved.players,
    options: saved.options,
    seats: saved.seats,
    names: saved.names ?? [],
    secret: hexToBytes(saved.secret),
    nonces: saved.nonces,
    fairness: saved.fairness ?? FIRST_WAY,
    isBranch: saved.branch ?? false,
  });
}

/** Does what a written entry says. */
export function redo(match: Match, written: string): void {
  const entry = entryOf(match, written);
  if (entry.kind === "played") match.act(entry.seat, entry.action);
  else if (match.terms.fairness === FIRST_WAY) match.undoAsThen(entry.seat, entry.agreed);
  else match.undo(entry.seat, entry.agreed);
}

function entryOf(match: Match, written: string): Entry {
  const [first = "", ...rest] = written.split(" ");
  if (first === "undo") {
    const [seat = Number.NaN, ...agreed] = rest.map(Number);
    return { kind: "undone", seat, agreed };
  }
  const action = match.actions.parse(rest.join(" "));
  if (action === null) throw new Refusal("UnreadableAction", { text: rest.join(" ") });
  return { kind: "played", seat: Number(first), action };
}
