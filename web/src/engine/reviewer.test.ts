// Looking back at golden matches: Python finds the same, bit for bit.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Account, accountOf, percentsOf } from "./account";
import { Judge, type Judgement } from "./judge";
import type { Match } from "./match";
import { outcomeOf } from "./onlooker";
import { decisionsIn, Reviewer, seedOf } from "./reviewer";
import { load, parseSave } from "./saves";
import { factsOf, GAMES, goldenSave, rulesOf, rulesOfSave } from "./testing";

const BUDGET = 40; // as tests/told_reviews.py has it

interface Told {
  judgements: number;
  digest: string;
  players: { mistakes: number; costliest: string[]; percents: (number | null)[] }[];
}

function kept(game: string): [name: string, told: Told][] {
  const file = new URL(`../../../tests/games/${game}/reviews.json`, import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, "utf-8")) as Record<string, Told>);
}

function goldenMatch(game: string, name: string): Match {
  const text = goldenSave(game, name);
  return load(rulesOfSave(game, parseSave(text)), text);
}

/** As Python packs it: little-endian, nothing between. */
function packed(one: Judgement): Uint8Array {
  const view = new DataView(new ArrayBuffer(33));
  view.setInt32(0, one.number, true);
  view.setInt32(4, one.seat, true);
  view.setInt32(8, one.action, true);
  view.setFloat64(12, one.chance, true);
  view.setInt32(20, one.best, true);
  view.setFloat64(24, one.bestChance, true);
  view.setUint8(32, Number(one.isMistake));
  return new Uint8Array(view.buffer);
}

function told(match: Match, account: Account): Told["players"][number] {
  const text = (action: number) => match.actions.text(action);
  return {
    mistakes: account.mistakes,
    costliest: account.costliest.map(
      ({ number, action, best }) => `${number}: ${text(action)} → ${text(best)}`,
    ),
    percents: percentsOf(account),
  };
}

function found(game: string, name: string): Told {
  const match = goldenMatch(game, name);
  const measures = match.facts.search.review!;
  const judge = new Judge(match.rules, measures);
  const judgements = decisionsIn(match).map((one) => judge.judge(one, seedOf(match), BUDGET));
  const hash = sha256.create();
  for (const one of judgements) hash.update(packed(one));
  const shares = match.isOver ? outcomeOf(match.results()) : [];
  const { players } = match.terms;
  const facts = { players, shares, shown: measures.shown };
  const accounts = match.terms.seats.map((_, seat) => accountOf(judgements, seat, facts));
  return {
    judgements: judgements.length,
    digest: bytesToHex(hash.digest()),
    players: accounts.map((account) => told(match, account)),
  };
}

describe.each(GAMES)("a match of %s", (game) => {
  it.each(kept(game))("is looked back at as in Python: %s", (name, expected) => {
    expect(found(game, name)).toEqual(expected);
  });
});

describe("the worker's reviewer", () => {
  it("looks back at nothing that still goes on", () => {
    const reviewer = new Reviewer(rulesOf("mark"));
    expect(() => reviewer.open(goldenSave("mark", "taken_back.v1"))).toThrow("ReviewBeforeEnd");
  });

  it("judges a choice the same, whatever it judged before", () => {
    const text = goldenSave("mark", "all_rows.v1");
    const [one, other] = [new Reviewer(rulesOf("mark")), new Reviewer(rulesOf("mark"))];
    const { choices } = one.open(text);
    const last = choices.at(-1)!.number;
    other.open(text);
    other.judgeChoice(choices[0]!.number);
    expect(other.judgeChoice(last)).toEqual(one.judgeChoice(last));
  });

  it("says so where the rules are older than reviews", () => {
    const rules = rulesOf("mark");
    const { search } = factsOf("mark");
    const older = { ...rules.facts, search: { ...search, review: undefined } };
    expect(() => new Reviewer(Object.assign(rules, { facts: older }))).toThrow("OldReview");
  });
});
