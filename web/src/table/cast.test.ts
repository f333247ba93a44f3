import { expect, test } from "vitest";
import levels from "$generated/cast.json";
import { characterOf, levelOf, ownLevelOf } from "./cast";
import { HAIR, SKINS, TINTS, WORN } from "./faces";

test("a bot of a level is the same character wherever it sits down again", () => {
  expect(characterOf("level:2", 1)).toBe(levels[1]![1]);
  expect(characterOf("level:6", 7)).toBe(levels[5]![7]);
  expect(levelOf("level:4")).toBe(4);
});

test("people and other bots are no characters", () => {
  for (const who of ["human", "greedy", "random", "search:2000"]) {
    expect(characterOf(who, 0)).toBeNull();
    expect(levelOf(who)).toBeNull();
  }
});

test("a bot that plays in the name of somebody who has gone does not take their place", () => {
  const { name } = characterOf("level:3", 1)!;
  expect(ownLevelOf({ who: "level:3", name, seat: 1 })).toBe(3);
  expect(ownLevelOf({ who: "level:3", name: "Anna", seat: 1 })).toBeNull();
});

test("every part of every face is drawn", () => {
  for (const { skin, hair, tint, wears } of levels.flat()) {
    expect(SKINS).toHaveProperty(skin);
    expect(HAIR).toHaveProperty(hair);
    expect(TINTS).toHaveProperty(tint);
    for (const part of wears) expect(WORN).toHaveProperty(part);
  }
});
