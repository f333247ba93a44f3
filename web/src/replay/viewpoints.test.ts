// Viewpoints: everything once a match is over, only what is one's own while it runs.
import { describe, expect, it } from "vitest";
import { Actions } from "../engine/actions";
import { OMNISCIENT } from "../engine/eyes";
import { Referee } from "../engine/referee";
import { factsOf, rulesOf } from "../engine/testing";
import { SPECTATOR } from "../games/contract";
import { firstViewpoint, hasSecrets, viewpointsOf } from "./viewpoints";

const sitters = ["human", "human", "level:2"].map((who) => ({ who, name: "" }));
const EVERYBODY = [OMNISCIENT, 0, 1, 2, SPECTATOR];

describe("viewpoints", () => {
  it("are all there once the match is over", () => {
    const terms = { sitters, mine: [0], isOver: true, hasSecrets: true };
    expect(viewpointsOf(terms)).toEqual(EVERYBODY);
  });

  it("are one's own and an onlooker's while there are secrets", () => {
    const terms = { sitters, mine: [1], isOver: false, hasSecrets: true };
    expect(viewpointsOf(terms)).toEqual([1, SPECTATOR]);
  });

  it("keep the secrets of people who share a device from each other", () => {
    const terms = { sitters, mine: [0, 1], isOver: false, hasSecrets: true };
    expect(viewpointsOf(terms)).toEqual([SPECTATOR]);
  });

  it("are all there while nothing is hidden and everybody is here", () => {
    const running = { sitters, isOver: false, hasSecrets: false };
    expect(viewpointsOf({ ...running, mine: [0, 1] })).toEqual(EVERYBODY);
    expect(viewpointsOf({ ...running, mine: [0] })).toEqual([0, 1, 2, SPECTATOR]);
  });

  it("begin with the only person here", () => {
    expect([[1], [0, 1], []].map(firstViewpoint)).toEqual([1, SPECTATOR, SPECTATOR]);
  });
});

it("a sealed bid is a secret", () => {
  const actions = Actions.of(factsOf("mark"));
  const referee = new Referee(rulesOf("mark"));
  const told = () => hasSecrets(referee.frame(SPECTATOR, 0), referee.frame(OMNISCIENT, 0));
  for (let seed = 0; ; seed += 1) {
    const seats = ["human", "human"];
    referee.start({ players: 2, seats, names: [], options: {}, seed: String(seed) });
    if (referee.frame(SPECTATOR, 0).waiting.length === 2) break;
  }
  expect(told()).toBe(false);
  referee.act(0, actions.parse("bid 1")!);
  expect(told()).toBe(true);
});
