// Which place is being played.
import { Phase, type Event } from "$generated/a_vos_marques/layout";
import { expect, it } from "vitest";
import { state } from "../testing";
import { choicesOf } from "./room";
import { sceneOf } from "./scene";

it("a scene shows what is asked, and then what was rolled", () => {
  const asked = state({ phase: Phase.BET });
  expect(sceneOf(asked, null, -1)).toEqual({ kind: "casino", face: null, stake: null });
  const bet: Event = { kind: "bet", seat: 0, stake: 5, face: 5, amount: 15 };
  expect(sceneOf(asked, bet, -1)).toEqual({ kind: "casino", face: 6, stake: 5 });
  expect(sceneOf(state({}), null, -1)).toBeNull();
});

it("the rival in a duel is the one who is looked at", () => {
  const asked = state({ phase: Phase.FOX });
  expect(sceneOf(asked, null, 2)).toMatchObject({ left: { seat: 0 }, right: { seat: 2 } });
  expect(sceneOf(asked, null, -1)).toMatchObject({ right: { seat: 1 } });
});

it("a scene has its choices in it", () => {
  const spots = (phase: number) => choicesOf(state({ phase }), 0).map(([spot]) => spot);
  expect(spots(Phase.BET)).toEqual([0, 1, 2, 3, 4, 5].map((stake) => `stake.${stake}`));
  expect(spots(Phase.MAGIC)).toEqual(["roll", "stay"]);
  expect(spots(Phase.FOX)).toEqual(["seat.1", "seat.2", "decline"]);
});
