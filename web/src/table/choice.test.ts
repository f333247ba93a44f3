// Choosing on the board: spot after spot, until one action is left.
import { beforeEach, describe, expect, it } from "vitest";
import { Actions } from "../engine/actions";
import { factsOf } from "../engine/testing";
import { loadUi } from "../games/registry";
import { Choice } from "./choice.svelte";

const actions = Actions.of(factsOf("mark"));
const ui = await loadUi("mark");
const legal = (...written: string[]) => written.map((text) => actions.parse(text)!);

let choice: Choice;
beforeEach(() => {
  choice = new Choice(actions, ui, 0);
});

describe("a choice", () => {
  beforeEach(() => choice.offer(legal("take glass 1", "take glass 3", "convert 2-3", "sell 4 5")));

  it("begins with every spot that leads somewhere", () => {
    const spots = ["bank.0", "yard.0.1", "plant.0.3"];
    expect(spots.map((spot) => choice.stateOf(spot))).toEqual(["open", "open", "open"]);
    expect(choice.stateOf("bank.2")).toBe("closed");
    expect(choice.stateOf("yard.0.0")).toBe("closed"); // not before the bank
  });

  it("goes on from the spot that was pressed", () => {
    expect(choice.press("bank.0")).toBe("chosen");
    expect(choice.stateOf("bank.0")).toBe("chosen");
    expect(choice.stateOf("yard.0.0")).toBe("open");
    expect(choice.proposal).toBeNull();
    choice.press("yard.0.2");
    expect(choice.proposal).toBe(actions.parse("take glass 3"));
  });

  it("is complete as soon as one action is left", () => {
    choice.press("plant.0.3");
    expect(choice.proposal).toBe(actions.parse("sell 4 5"));
  });

  it("can ask for every spot, even if one action is left", () => {
    choice.offer(legal("sell 4 5"), { isStepwise: true });
    choice.press("plant.0.3");
    expect(choice.proposal).toBeNull();
    expect(choice.stateOf("row.4")).toBe("open");
    choice.press("row.4");
    expect(choice.proposal).toBe(actions.parse("sell 4 5"));
  });

  it("keeps in mind what only the way that was taken goes over", () => {
    const fromHand = { ...ui, detours: (move: never) => [["hand", ...ui.path(move, 0)]] };
    choice = new Choice(actions, fromHand, 0);
    choice.offer(legal("sell 4 5"));
    choice.press("hand");
    expect(choice.proposal).toBe(actions.parse("sell 4 5"));
    expect(["hand", "plant.0.3", "row.4"].map((spot) => choice.stateOf(spot))).toEqual(
      Array(3).fill("chosen"),
    );
    expect(choice.chosen).toEqual(["plant.0.3", "row.4"]); // to be changed spot by spot
  });

  it("is confirmed by pressing the last spot again", () => {
    choice.press("plant.0.3");
    expect(choice.press("row.4")).toBe("confirm");
  });

  it("can change its mind at any spot", () => {
    choice.press("bank.0");
    choice.press("yard.0.0");
    expect(choice.press("yard.0.2")).toBe("chosen");
    expect(choice.proposal).toBe(actions.parse("take glass 3"));
    choice.press("yard.0.1");
    expect(choice.proposal).toBe(actions.parse("convert 2-3"));
  });

  it("may be made in other orders, and is then written as usual", () => {
    const backwards = { ...ui, detours: (move: never) => [ui.path(move, 0).toReversed()] };
    choice = new Choice(actions, backwards, 0);
    choice.offer(legal("take glass 1", "take glass 3", "take metal 3"));
    choice.press("yard.0.2");
    expect(choice.proposal).toBeNull();
    expect(choice.stateOf("bank.0")).toBe("open");
    choice.press("bank.0");
    expect(choice.proposal).toBe(actions.parse("take glass 3"));
    expect(choice.chosen).toEqual(["bank.0", "yard.0.2"]);
    expect(choice.legal).toHaveLength(3);
  });

  it("keeps what still fits when another spot is pressed, whatever the order", () => {
    const backwards = { ...ui, detours: (move: never) => [ui.path(move, 0).toReversed()] };
    choice = new Choice(actions, backwards, 0);
    choice.offer(legal("take glass 3", "take metal 1", "take metal 3"));
    choice.press("bank.0");
    choice.press("yard.0.2");
    choice.press("bank.2");
    expect(choice.proposal).toBe(actions.parse("take metal 3"));
  });

  it("tells what somebody may have meant by a spot that leads nowhere", () => {
    expect(choice.press("bank.2")).toBe("closed");
    const meant = choice.meant("bank.2").map((action) => actions.text(action));
    expect(meant).toContain("take metal 1");
    expect(meant.every((text) => text.includes("metal"))).toBe(true);
  });

  it("points at the way to an action", () => {
    choice.point(actions.parse("take glass 3")!);
    expect(choice.stateOf("bank.0")).toBe("hinted");
    expect(choice.stateOf("yard.0.2")).toBe("hinted");
    expect(choice.dial).toBeNull();
  });

  it("takes a hint from any of the spots it points at", () => {
    choice.point(actions.parse("take glass 3")!);
    expect(choice.press("yard.0.2")).toBe("chosen");
    expect(choice.proposal).toBe(actions.parse("take glass 3"));
    expect(choice.stateOf("yard.0.2")).toBe("chosen");
  });
});

describe("a bare number", () => {
  it("is asked for by a dial", () => {
    choice.offer(legal("bid 0", "bid 1", "bid 2"));
    expect(choice.dial?.name).toBe("bid");
    expect(choice.firstOpen).toBeNull();
  });
});
