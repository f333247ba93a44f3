// The terms of a match: how many play, who sits where, which variants; checked.
import { FIRST_WAY, isSecret, LATEST_WAY } from "./fairness";
import type { Facts, Option } from "./facts";
import { Refusal } from "./refusal";

export const HUMAN = "human";
const LONGEST_WORD = 200; // letters of a name or a nonce

export interface Terms {
  players: number;
  options: Record<string, number | string>;
  seats: string[]; // "human", or a bot: "level:3", "search:2000", "greedy", "random"
  names: string[]; // none, or one per seat
  secret: Uint8Array;
  nonces: string[]; // what each seat added to the dice
  fairness: number; // the way that dice are made of the secret
  isBranch: boolean; // goes on from a match whose secret was known
}

export type Bot =
  | { kind: "search"; iterations: number; seconds?: number; overlook: number }
  | { kind: "policy"; policy: number };

const POLICIES = ["random", "greedy"];
const MOST_ITERATIONS = 2 ** 30;
const MOST_SECONDS = 86_400;

/** The bot that goes by a name, or null. */
export function botOf(facts: Facts, who: string): Bot | null {
  const [kind, ...details] = who.split(":");
  const detail = details.join(":");
  const policy = POLICIES.indexOf(who);
  if (policy >= 0) return { kind: "policy", policy };
  if (kind === "level" && /^\d$/.test(detail)) {
    const level = facts.levels[Number(detail) - 1];
    return level ? { kind: "search", ...level } : null;
  }
  return kind === "search" ? searchOf(detail) : null;
}

function searchOf(budget: string): Bot | null {
  if (/^\d{1,10}$/.test(budget) && Number(budget) >= 1 && Number(budget) <= MOST_ITERATIONS) {
    return { kind: "search", iterations: Number(budget), overlook: 0 };
  }
  const seconds = /^\d{1,6}(\.\d{1,6})?s$/.test(budget) ? Number.parseFloat(budget) : 0;
  if (seconds > 0 && seconds <= MOST_SECONDS) {
    return { kind: "search", iterations: MOST_ITERATIONS, seconds, overlook: 0 };
  }
  return null;
}

/** What the state holds for an option's value: the number itself, or the place of a word. */
export function storedOption(option: Option, value: number | string): number {
  return typeof value === "number" ? value : option.values.indexOf(value);
}

/** Terms with nothing in them that the game does not have. */
export function checkedTerms(facts: Facts, terms: Terms): Terms {
  const [least, most] = facts.players;
  if (!Number.isInteger(terms.players) || terms.players < least || terms.players > most) {
    throw new Refusal("BadPlayers", { least, most, players: String(terms.players) });
  }
  for (const list of [terms.seats, terms.nonces, ...(terms.names.length ? [terms.names] : [])]) {
    checkPerSeat(list, terms.players);
  }
  for (const who of terms.seats) {
    if (who !== HUMAN && !botOf(facts, who)) {
      throw new Refusal("UnknownBot", { bot: who, bots: POLICIES.join(", ") });
    }
  }
  checkSecret(terms);
  checkNonces(terms);
  const options = checkedOptions(facts, terms.options);
  for (const option of facts.options) checkTerms(option, terms.players, options);
  return { ...terms, options };
}

function checkSecret({ secret, fairness }: Terms): void {
  if (fairness !== FIRST_WAY && fairness !== LATEST_WAY) {
    throw new Refusal("BadFairness", { way: String(fairness), ours: LATEST_WAY });
  }
  if (!isSecret(secret, fairness)) throw new Refusal("BadSecret");
}

/** Whoever holds the secret also plays the bots, and could try words until the dice please. */
function checkNonces({ seats, nonces, fairness, isBranch }: Terms): void {
  const seat = seats.findIndex((who, place) => who !== HUMAN && nonces[place]);
  if (seat >= 0 && fairness !== FIRST_WAY && !isBranch) throw new Refusal("BotNonce", { seat });
}

function checkPerSeat(list: string[], players: number): void {
  if (!Array.isArray(list) || list.some((word) => typeof word !== "string")) {
    throw new Refusal("BadSeatWords");
  }
  if (list.length !== players) throw new Refusal("BadSeats", { given: list.length, players });
  if (list.some((word) => [...word].length > LONGEST_WORD)) {
    throw new Refusal("LongWord", { most: LONGEST_WORD });
  }
}

function checkedOptions(facts: Facts, chosen: Terms["options"]): Terms["options"] {
  const known = facts.options.map((option) => option.key);
  for (const key of Object.keys(chosen)) {
    if (!known.includes(key)) {
      throw new Refusal("UnknownOption", { option: key, options: known.join(", ") });
    }
  }
  return Object.fromEntries(facts.options.map((o) => [o.key, checkedValue(o, chosen[o.key])]));
}

/** Whether an option makes a difference with these players and options. */
export function counts(option: Option, players: number, options: Terms["options"]): boolean {
  const chosen: Terms["options"] = { players, ...options };
  const isMet = (need: Option["needs"][number]) =>
    Object.entries(need).every(([key, values]) => values.includes(chosen[key]!));
  return !option.needs.length || option.needs.some(isMet);
}

function checkTerms(option: Option, players: number, options: Terms["options"]): void {
  const { key, clause } = option;
  const value = options[key]!;
  if (option.refused.includes(value) && !counts(option, players, options)) {
    throw new Refusal("RefusedValue", { option: key, value: String(value), clause });
  }
}

function checkedValue(option: Option, value: number | string = option.default): number | string {
  if (option.values.includes(value)) return value;
  const { key, values } = option;
  throw new Refusal("BadValue", { option: key, value: String(value), values: values.join(", ") });
}
