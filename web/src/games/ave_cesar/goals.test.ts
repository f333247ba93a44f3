// Where cards lead, what they waste, and what is at stake.
import { describe, expect, it } from "vitest";
import { BOX } from "./course";
import { goalsOf, mustForfeit, spacesAhead, wayToGoal } from "./goals";
import { whyStuck } from "./race";
import { state } from "./testing";

const ANYTHING = () => true;

describe("the goals of a hand", () => {
  it("are the spaces that each card leads to, with what it wastes", () => {
    const shown = state({ players: [{ space: "07R", hand: [2, 3] }] });
    const goals = goalsOf(BOX, shown, 0, ANYTHING).filter(({ space }) => space);
    expect(goals.map(({ value, space, waste }) => [value, space, waste])).toEqual([
      [2, "09R", 0],
      [2, "08Lb", 1],
      [3, "10", 0],
      [3, "09L", 1],
    ]);
  });

  it("are only those that may be played", () => {
    const shown = state({ players: [{ space: "07R", hand: [2] }] });
    const goals = goalsOf(BOX, shown, 0, (path) => path[1] === "space.09R");
    expect(goals.map(({ spot }) => spot)).toEqual(["space.09R"]);
  });

  it("may be the finish, as far as the first space behind the line", () => {
    const shown = state({ players: [{ space: "25M", lap: 3, saluted: 1, hand: [5] }] });
    const [goal] = goalsOf(BOX, shown, 0, (path) => path[1] === "finish");
    expect(goal).toMatchObject({ value: 5, space: null, waste: null });
    expect(wayToGoal(BOX, shown, 0, goal!)).toEqual(["26III", "01III"]);
  });

  it("are none for a chariot that has left the race", () => {
    expect(goalsOf(BOX, state(), 0, ANYTHING)).toEqual([]);
    expect(spacesAhead(BOX, state(), 0)).toEqual([]);
  });
});

describe("a salute that is due", () => {
  const risks = (space: string, hand: number[]) =>
    goalsOf(BOX, state({ players: [{ space, lap: 2, hand }] }), 0, ANYTHING)
      .filter((goal) => goal.space)
      .map((goal) => [goal.value, goal.space, goal.risk]);

  it("is forfeited by a move past the alley", () => {
    expect(risks("25L", [4])).toContainEqual([4, "02L", "forfeit"]);
  });

  it("is a gamble where no card is left for the alley", () => {
    expect(risks("24M", [1, 6])).toContainEqual([1, "25L", "gamble"]);
    expect(risks("24M", [1, 2])).toContainEqual([1, "25L", null]);
  });

  it("is done in the alley", () => {
    expect(risks("24M", [2])).toContainEqual([2, "C1", null]);
  });

  it("is lost when no card reaches the alley any more", () => {
    const lost = state({ players: [{ space: "25L", lap: 2, hand: [4, 5, 6] }] });
    const kept = state({ players: [{ space: "25L", lap: 2, hand: [3, 5, 6] }] });
    expect([mustForfeit(BOX, lost, 0), mustForfeit(BOX, kept, 0)]).toEqual([true, false]);
  });
});

describe("a card that leads nowhere", () => {
  it("is a six of whoever leads", () => {
    const shown = state({ players: [{ space: "07R", hand: [6] }], leaders: 1 });
    expect(whyStuck(BOX, shown, 0, 6)).toBe("six");
  });

  it("is blocked by others", () => {
    const shown = state({ players: [{ space: "20L", hand: [1] }, { space: "21" }] });
    expect(whyStuck(BOX, shown, 0, 1)).toBe("blocked");
  });

  it("would miss the salute", () => {
    const shown = state({ players: [{ space: "24M", lap: 2, hand: [4] }] });
    expect(whyStuck(BOX, shown, 0, 4)).toBe("salute");
  });
});
