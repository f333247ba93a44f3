// Bots: they play what is legal, find what is good, and see no more than their seat does.
import { describe, expect, it } from "vitest";
import { Referee } from "./referee";
import { botOf } from "./terms";
import { Thinker } from "./thinker";
import { factsOf, rulesOf } from "./testing";

const facts = factsOf("mark");
const rules = rulesOf("mark");
const SEATS = ["level:4", "random", "greedy", "search:50"];
const SEED = 1;

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

describe("bots", () => {
  it("play a whole game by the rules, and the random one comes last", () => {
    expect(played().wins[1]).toBe(4);
  });

  it("suggest every legal action with its chance, best first", () => {
    const referee = new Referee(rules);
    referee.start({ players: 2, seats: ["human", "human"], names: [], options: {}, seed: "hint" });
    const seat = referee.frame(-1, 0).waiting[0]!;
    const { view, legal } = referee.frame(seat, 0);
    const found = new Thinker(rulesOf("mark")).suggest(view, seat, SEED, 500);
    expect(found.map((one) => one.action).toSorted()).toEqual(legal.toSorted());
    expect(found.every((one) => one.chance > 0 && one.chance < 1)).toBe(true);
    expect(found.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1);
  });

  it.each([
    ["level:3", true],
    ["level:7", false],
    ["search:2000", true],
    ["search:1.5s", true],
    ["search:", false],
    ["greedy", true],
    ["toaster", false],
  ])("go by names: %s", (name, isKnown) => {
    expect(botOf(facts, name) !== null).toBe(isKnown);
  });
});
