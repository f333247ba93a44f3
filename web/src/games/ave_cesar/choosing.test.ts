// Choosing on the board: a card, then a space; or a space, and the card if several lead there.
import { beforeEach, describe, expect, it } from "vitest";
import { Actions } from "../../engine/actions";
import { factsOf } from "../../engine/testing";
import { Choice } from "../../table/choice.svelte";
import { loadUi } from "../registry";
import { focusOf, proposedSpot } from "./choosing";
import { BOX } from "./course";
import { goalsOf } from "./goals";
import { state } from "./testing";

const actions = Actions.of(factsOf("ave_cesar"));
const ui = await loadUi("ave_cesar");
const legal = (...written: string[]) => written.map((text) => actions.parse(text)!);
const shown = state({ players: [{ space: "07R", hand: [2, 3, 4] }] });
const course = BOX.courseOf(shown);

let choice: Choice;
const stateOf = (spot: string) => choice.stateOf(spot);
const goals = () => goalsOf(BOX, shown, 0, (path) => choice.leads(path));
const proposal = () => (choice.proposal === null ? null : actions.text(choice.proposal));

beforeEach(() => {
  choice = new Choice(actions, ui, 0);
  choice.offer(legal("play 2 09R", "play 3 10", "play 3 09L", "play 4 10"));
});

describe("a choice", () => {
  it("begins with a card or with a space", () => {
    const spots = ["card.2", "card.3", "space.09R", "space.10"];
    expect(spots.map(stateOf)).toEqual(["open", "open", "open", "open"]);
    expect(choice.legal).toHaveLength(4);
    expect(choice.firstOpen).toBe("card.2");
  });

  it("is complete with a space that only one card leads to", () => {
    choice.press("space.09L");
    expect(proposal()).toBe("play 3 09L");
    expect(stateOf("card.3")).toBe("chosen");
    expect(choice.press("space.09L")).toBe("confirm");
  });

  it("asks for the card where several lead to a space", () => {
    choice.press("space.10");
    expect(proposal()).toBeNull();
    expect(["card.2", "card.3", "card.4"].map(stateOf)).toEqual(["closed", "open", "open"]);
    choice.press("card.4");
    expect(proposal()).toBe("play 4 10");
  });

  it("keeps the card when another of its spaces is pressed", () => {
    choice.press("card.3");
    choice.press("space.10");
    choice.press("space.09L");
    expect(proposal()).toBe("play 3 09L");
  });
});

describe("what is looked at", () => {
  it("is the card under the pointer, before the one that is chosen", () => {
    choice.press("card.3");
    expect(focusOf(goals(), "card.2", stateOf).value).toBe(2);
    expect(focusOf(goals(), null, stateOf).value).toBe(3);
  });

  it("is the cheapest way to a space, or that of the card that is chosen", () => {
    expect(focusOf(goals(), "space.10", stateOf).goal?.value).toBe(3);
    choice.press("card.4");
    expect(focusOf(goals(), "space.10", stateOf).goal?.value).toBe(4);
  });

  it("is what a hint points at", () => {
    choice.point(legal("play 3 09L")[0]!);
    expect(focusOf(goals(), null, stateOf).goal).toMatchObject({ value: 3, space: "09L" });
  });
});

it("a move that is chosen is played by pressing its last spot again", () => {
  expect(proposedSpot(course, stateOf)).toBeNull();
  choice.press("card.2");
  expect(proposedSpot(course, stateOf)).toBe("space.09R");
});
