import { expect, test } from "vitest";
import { outcomeOf } from "./consent";

const NOTHING = { wasTakenBack: false, hasWithdrawn: false, isMine: false };

test("a move that was taken back was agreed to, whoever asked", () => {
  expect(outcomeOf({ about: "undo" }, { ...NOTHING, wasTakenBack: true })).toBe("taken-back");
  const mine = { ...NOTHING, wasTakenBack: true, isMine: true };
  expect(outcomeOf({ about: "undo" }, mine)).toBe("taken-back");
});

test("the asker is told that somebody refused, unless they withdrew", () => {
  const mine = { ...NOTHING, isMine: true };
  expect(outcomeOf({ about: "undo" }, mine)).toBe("refused");
  expect(outcomeOf({ about: "end" }, mine)).toBe("refused");
  expect(outcomeOf({ about: "end" }, { ...mine, hasWithdrawn: true })).toBe("withdrawn");
});

test("the others are told what holds", () => {
  expect(outcomeOf({ about: "undo" }, NOTHING)).toBe("stands");
  expect(outcomeOf({ about: "end" }, NOTHING)).toBe("goes-on");
});

test("a move taken back meanwhile has nothing to do with ending", () => {
  expect(outcomeOf({ about: "end" }, { ...NOTHING, wasTakenBack: true })).toBe("goes-on");
});
