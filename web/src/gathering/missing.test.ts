// Without words loaded, what is said is the name of the message.
import { describe, expect, it } from "vitest";
import type { ScenePlace } from "../online/wire";
import { missingAt, sayMissing } from "./missing";

const FREE: ScenePlace = { who: "human" };
const LATE: ScenePlace = { who: "human", name: "Léo", isTaken: true };
const READY: ScenePlace = { who: "human", name: "Zoé", isTaken: true, isReady: true };
const BOT: ScenePlace = { who: "level:3" };

describe("who is missing", () => {
  it("is a free seat, and who is not ready; never a bot", () => {
    expect(missingAt([READY, FREE, LATE, BOT])).toEqual({ free: 1, late: [2] });
    expect(missingAt([READY, BOT])).toEqual({ free: 0, late: [] });
  });

  it.each([
    ["nobody", [READY, BOT], [0], "none"],
    ["oneself alone", [LATE, READY], [0], "me"],
    ["somebody else", [READY, LATE], [0], "names"],
    ["somebody else, as an onlooker reads it", [READY, LATE], [], "names"],
    ["a free seat, beside oneself", [LATE, FREE], [0], "free"],
    ["a free seat and somebody", [READY, FREE, LATE], [0], "both"],
  ])("is told in one sentence: %s", (_, places, mine, sentence) => {
    expect(sayMissing(places, mine)).toBe(`gather-missing-${sentence}`);
  });
});
