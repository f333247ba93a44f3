// Bots: they play what is legal, and find what is good. They get a seat's view and nothing else.
import { describe, expect, it } from "vitest";
import { Actions } from "./actions";
import { Referee } from "./referee";
import { botOf } from "./terms";
import { Thinker } from "./thinker";
import { BOT_NAMES, factsOf, rulesOf } from "./testing";

const facts = factsOf("mark");
const actions = Actions.of(facts);
const rules = rulesOf("mark");
const SEATS = ["level:4", "random", "greedy", "search:50"];
const SEED = 1;
const ITERATIONS = 2000; // with so many, no two are liked equally here

function played(): { referee: Referee; wins: number[] } {
  const referee = new Referee(rules);
  const thinker = new Thinker(rulesOf("mark"));
  referee.start({ players: 4, seats: SEATS, names: [], options: {}, seed: "bots" });
  for (let frame = referee.frame(-1, 0); frame.waiting.length; frame = referee.frame(-1, 0)) {
    const seat = frame.waiting[0]!;
    const { view, legal } = referee.frame(seat, frame.number);
    const action = thinker.choose(botOf(facts, SEATS[seat]!)!, view, seat, SEED);
    expect(legal).toContain(action);
    referee.act(seat, action);
  }
  return { referee, wins: referee.frame(-1, 0).results.map((result) => result.rank) };
}

/** What is suggested to a first player who is asked for a kind of action, and what a bot plays. */
function suggested(kind: string) {
  for (let seed = 0; ; seed += 1) {
    const referee = new Referee(rules);
    const seats = ["human", "human"];
    referee.start({ players: 2, seats, names: [], options: {}, seed: String(seed) });
    const seat = referee.frame(-1, 0).waiting[0]!;
    const { view, legal } = referee.frame(seat, 0);
    if (actions.kindOf(legal[0]!).name === kind && legal.length > 2) {
      const thinker = new Thinker(rulesOf("mark"));
      const found = thinker.suggest(view, seat, SEED, ITERATIONS);
      const played = thinker.choose(botOf(facts, `search:${ITERATIONS}`)!, view, seat, SEED);
      return { found, legal, played };
    }
  }
}

describe("bots", () => {
  it("play a whole game by the rules, and the random one comes last", () => {
    expect(played().wins[1]).toBe(4);
  });

  it("suggest every legal action with its chance", () => {
    const { found, legal } = suggested("take");
    expect(found.map((one) => one.action).toSorted()).toEqual(legal.toSorted());
    expect(found.every((one) => one.chance > 0 && one.chance < 1)).toBe(true);
  });

  it("suggest first what they would play themselves", () => {
    const { found, played } = suggested("take");
    expect(found[0]).toMatchObject({ action: played, share: 1 });
    expect(found.slice(1).every((one) => one.share === 0)).toBe(true);
  });

  it("suggest a mixture of secret bids, the commonest first", () => {
    const shares = suggested("bid").found.map((one) => one.share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares[0]).toBeLessThan(1);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  });

  it.each(BOT_NAMES.known)("go by their names: %s", (name) => {
    expect(botOf(facts, name)).not.toBeNull();
  });

  it.each(BOT_NAMES.unknown)("go by no other names: %j", (name) => {
    expect(botOf(facts, name)).toBeNull();
  });
});
