// Matches as text: the very format of rejouons/match.py, so that either can read the other's.
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonical } from "./fairness";
import { Match } from "./match";
import { Refusal } from "./refusal";
import type { Rules } from "./rules";

const FORMAT = "rejouons-match";

export interface Save {
  format: string;
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
  story: string;
}

export function save(match: Match): Save {
  const { players, options, seats, names, secret, nonces } = match.terms;
  const { board } = match.rules;
  const results = match.results();
  return {
    format: FORMAT,
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
    story: match.story,
  };
}

/** A text that looks like a saved match; what is in it is not checked here. */
export function parseSave(text: string): Save {
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
  if (saved.rules !== rules.facts.rules) {
    const { game, rules: ours } = rules.facts;
    throw new Refusal("WrongVersion", { game, saved: String(saved.rules), ours });
  }
  const match = replayed(rules, saved);
  const again: Record<string, unknown> = { ...save(match) };
  for (const key of Object.keys({ ...again, ...saved })) {
    const found = (saved as unknown as Record<string, unknown>)[key];
    if (canonical(found ?? null) !== canonical(again[key] ?? null)) {
      throw new Refusal("BadSaveMismatch", { what: key });
    }
  }
  return match;
}

function replayed(rules: Rules, saved: Save): Match {
  try {
    return rebuilt(rules, saved);
  } catch (error) {
    const what = error instanceof Refusal ? error.why : (error as Error).message;
    throw new Refusal("BadSaveDamaged", { what });
  }
}

function rebuilt(rules: Rules, saved: Save): Match {
  const match = new Match(rules, {
    players: saved.players,
    options: saved.options,
    seats: saved.seats,
    names: saved.names ?? [],
    secret: hexToBytes(saved.secret),
    nonces: saved.nonces,
  });
  for (const written of saved.actions) playWritten(match, written);
  return match;
}

/** Plays a written entry. */
function playWritten(match: Match, written: string): void {
  const [first = "", ...rest] = written.split(" ");
  if (first === "undo") {
    const [seat = Number.NaN, ...agreed] = rest.map(Number);
    return match.undo(seat, agreed);
  }
  const action = match.actions.parse(rest.join(" "));
  if (action === null) throw new Refusal("UnreadableAction", { text: rest.join(" ") });
  match.act(Number(first), action);
}

/** The secret of a match whose dice are to fall as a word says: lessons, tests. */
export function secretOf(seed: string): Uint8Array {
  return utf8ToBytes(seed);
}
