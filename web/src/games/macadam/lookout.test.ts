// What is lit and raised while somebody leads or answers, and the card that waits for its signal.
import { Phase, type State } from "$generated/macadam/layout";
import { beforeEach, describe, expect, it } from "vitest";
import type { BoardContext } from "$lib/board.svelte";
import { Actions } from "../../engine/actions";
import { factsOf } from "../../engine/testing";
import { Choice } from "../../table/choice.svelte";
import { loadUi } from "../registry";
import { Lookout } from "./lookout.svelte";
import { cardNamed, cards, signalNamed, state } from "./testing";

const actions = Actions.of(factsOf("macadam"));
const ui = await loadUi("macadam");
const legal = (...written: string[]) => written.map((text) => actions.parse(text)!);
const HAND = [{ hand: cards("PR1 BI1 MO1 AG1 AG2") }]; // without papers
const LEADING = state({ players: HAND });

let shown: State;
let choice: Choice;
let played: string[]; // actions that were confirmed
let lookout: Lookout;

const board = {
  stateOf: (spot: string) => choice.stateOf(spot),
  leads: (path: readonly string[]) => choice.leads(path),
  press: (spot: string) => {
    if (choice.press(spot) === "confirm") played.push(actions.text(choice.proposal!));
  },
} as BoardContext;

function ask(next: State, ...written: string[]): void {
  shown = next;
  choice = new Choice(actions, ui, 0);
  choice.offer(legal(...written));
}

function press(spot: string): void {
  board.press(spot);
  lookout.pursueWish();
}

const openSpots = () => lookout.held.filter(({ isOpen }) => isOpen).map(({ spot }) => spot);

beforeEach(() => {
  played = [];
  ask(LEADING, "place S01", "place S02", "place S10", "swap");
  lookout = new Lookout(board, () => ({ shown, viewer: 0 }));
});

describe("leading", () => {
  it("lights what can be covered, and raises what can be led", () => {
    expect(lookout.lit).toEqual(["S01", "S02", "S10"].map(signalNamed));
    expect(openSpots()).toEqual(["lead.PR1", "lead.BI1"]); // no insurance
  });

  it("lights the signals of a card that is looked at", () => {
    lookout.looked = "lead.BI1";
    expect(lookout.lit).toEqual(["S02", "S10"].map(signalNamed));
  });

  it("raises the cards of a signal that is looked at", () => {
    lookout.looked = "signal.S01";
    expect(openSpots()).toEqual(["lead.PR1"]);
    lookout.looked = "signal.S03"; // which cannot be covered
    expect(openSpots()).toEqual(["lead.PR1", "lead.BI1"]);
  });

  it("leads the card that was pressed once its signal is covered", () => {
    press("lead.BI1");
    press("signal.S10");
    expect(lookout.proposed).toBe("signal.S10");
    expect(actions.text(choice.proposal!)).toBe("place S10");
    const opening = state({ players: HAND, phase: Phase.OPEN, signal: "S10" });
    choice.cancel();
    ask(opening, "expose BI1");
    lookout.pursueWish();
    expect(played).toEqual(["expose BI1"]);
  });

  it("takes the signal before the card as well", () => {
    press("signal.S10");
    press("lead.BI1");
    expect(lookout.proposed).toBe("signal.S10");
    expect(lookout.wish).toBe(cardNamed("BI1"));
    expect(actions.text(choice.proposal!)).toBe("place S10");
  });

  it("keeps the card for another signal, and the signal for another card", () => {
    press("lead.BI1");
    press("signal.S10");
    press("signal.S02");
    expect([lookout.proposed, lookout.wish]).toEqual(["signal.S02", cardNamed("BI1")]);
    press("lead.BI2");
    expect([lookout.proposed, lookout.wish]).toEqual(["signal.S02", cardNamed("BI2")]);
  });

  it("forgets the card when another signal or nothing is pressed", () => {
    press("lead.BI1");
    press("signal.S01");
    expect(lookout.wish).toBeNull();
    press("lead.BI1");
    choice.cancel();
    lookout.pursueWish();
    expect(lookout.wish).toBeNull();
  });
});

describe("an answer", () => {
  beforeEach(() => {
    const setting = { players: HAND, phase: Phase.ANSWER, leader: 1, demand: "blue_arrow" };
    ask(state(setting), "agent PR1", "agent BI1", "fine");
  });

  it("offers all agents as one", () => {
    expect(openSpots()).toEqual(["agent"]);
    expect(lookout.held[0]!.cards).toHaveLength(2);
  });

  it("raises the cards that an agent can bring out", () => {
    press("agent");
    expect(openSpots()).toEqual(["agent", "card.PR1", "card.BI1"]);
    press("card.PR1");
    expect(lookout.proposed).toBe("card.PR1");
  });
});
