// Where two people share a screen, a sentence lights nothing that only one of them may know of.
import { expect, it } from "vitest";
import { decode, viewOf } from "../engine/memory";
import { Referee } from "../engine/referee";
import { factsOf, rulesOf } from "../engine/testing";
import { SPECTATOR } from "../games/contract";
import { loadUi } from "../games/registry";
import { litBoxes } from "./lights";

const GAME = "macadam";
const VIEWER = 0;
const SEAT = "seat.1";
const facts = factsOf(GAME);
const ui = await loadUi(GAME);

function shown(): unknown {
  const referee = new Referee(rulesOf(GAME));
  const seats = ["human", "human", "human", "human"];
  referee.start({ players: 4, seats, names: [], options: {}, seed: "1" });
  return decode(facts.records.state, viewOf(referee.frame(VIEWER, 0).view));
}

it("lights no card in a hand while others look on", () => {
  const state = shown();
  const cards = facts.actions.find(({ name }) => name === "expose")!.fields[0]!.words!;
  const held = cards
    .map((card) => `card.${card}`)
    .filter((spot) => ui.outline(spot, VIEWER, state));
  const scene = { ui, viewer: VIEWER, shown: state, lit: [...held, SEAT] };
  expect(held.length).toBeGreaterThan(0);
  expect(litBoxes({ ...scene, isShared: false })).toHaveLength(held.length + 1);
  expect(litBoxes({ ...scene, isShared: true })).toEqual([ui.outline(SEAT, VIEWER, state)]);
  expect(litBoxes({ ...scene, viewer: SPECTATOR, isShared: true })).toHaveLength(1);
});
