// What is told from a view is what the truth would tell, so that it need not be asked.
import { describe, expect, it } from "vitest";
import { diceKey, LATEST_WAY, secretOf } from "./fairness";
import { Match } from "./match";
import { Onlooker } from "./onlooker";
import type { Rules } from "./rules";
import { GAMES, rulesOf } from "./testing";

const MOMENTS = 400; // of each game; more games are begun until there are as many

/** Moments of matches in which everybody plays at random, the same each time. */
function* moments(rules: Rules, count: number): Generator<Match, void> {
  let left = count;
  for (let seed = 0; left > 0; seed += 1) {
    const match = begun(rules, String(seed));
    for (; left > 0 && !match.isOver; left -= 1) {
      yield match;
      playAtRandom(match, left);
    }
  }
}

function begun(rules: Rules, seed: string): Match {
  const [, players] = rules.facts.players;
  const seats = Array<string>(players).fill("human");
  const nonces = seats.map(() => "");
  const secret = secretOf(seed, LATEST_WAY);
  const terms = { players, seats, nonces, names: [], options: {}, secret, isBranch: false };
  return new Match(rules, { ...terms, fairness: LATEST_WAY });
}

function playAtRandom(match: Match, salt: number): void {
  const seat = picked(match.now.waiting, salt);
  match.act(seat, picked(match.legal(seat), salt + 1));
}

/** One of some numbers, as a die thrown with this salt decides. */
function picked(numbers: readonly number[], salt: number): number {
  const [word = 0] = new Uint32Array(diceKey(new Uint8Array(), salt).slice(0, 4).buffer);
  return numbers[word % numbers.length]!;
}

describe.each(GAMES)("from a view of %s", (game) => {
  const rules = rulesOf(game);
  const onlooker = new Onlooker(rules);
  const actions = Array.from({ length: rules.actionCount }, (_, action) => action);

  it("a seat is refused what it would be refused in truth, for the same reason", () => {
    for (const match of moments(rules, MOMENTS)) {
      for (const seat of match.terms.seats.keys()) {
        const told = onlooker.whyNot(match.view(seat), seat, actions);
        const truth = actions.map((action) => match.whyNot(seat, action));
        expect(told).toEqual(truth);
      }
    }
  });

  it("everybody sees who is asked, and who is asked what they may do", () => {
    for (const match of moments(rules, MOMENTS)) {
      for (const viewer of [-1, ...match.terms.seats.keys()]) {
        expect(rules.waiting(match.view(viewer))).toEqual(match.now.waiting);
      }
      for (const seat of match.now.waiting) {
        expect(rules.legal(match.view(seat), seat)).toEqual(match.legal(seat));
      }
    }
  });
});
