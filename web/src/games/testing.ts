// Games for tests: the same ones every time, with all numbers of players and all options among them.
import { LATEST_WAY, secretOf } from "../engine/fairness";
import { type Foreseen, foreseenFrom } from "../engine/foresight";
import { Match } from "../engine/match";
import { counts } from "../engine/terms";
import type { Rules } from "../engine/rules";
import { encoded, factsOf, rulesOf } from "../engine/testing";

export function newMatch(game: string, number: number): Match {
  const facts = factsOf(game);
  const [least, most] = facts.players;
  const players = least + (number % (most - least + 1));
  const chosen = Object.fromEntries(
    facts.options.map((option) => [option.key, option.values[number % option.values.length]!]),
  );
  const counting = facts.options.filter((option) => counts(option, players, chosen));
  const options = Object.fromEntries(counting.map(({ key }) => [key, chosen[key]!]));
  const each = <Value>(value: Value) => Array.from({ length: players }, () => value);
  const secret = secretOf(`${game} ${number}`);
  return new Match(rulesOf(game), {
    players,
    options,
    seats: each("human"),
    names: [],
    secret,
    nonces: each(""),
    fairness: LATEST_WAY,
    isBranch: false,
  });
}

/** A number that leads on from another one as if by chance. */
export function nextStep(step: number): number {
  return (step * 31 + 7) % 9973;
}

/** Somebody who is asked, and something they may do. */
export function pickedAction(match: Match, step: number): [seat: number, action: number] {
  const seat = match.now.waiting[step % match.now.waiting.length]!;
  const legal = match.legal(seat);
  return [seat, legal[step % legal.length]!];
}

/** What the rules foresee for a seat in a state that was made up. */
export function foreseenIn(rules: Rules, state: object, seat: number): Foreseen[] {
  return foreseenFrom(rules, encoded(rules.facts.records.state, state), seat);
}
