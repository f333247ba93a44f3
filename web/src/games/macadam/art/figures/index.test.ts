import facts from "$generated/macadam/facts.json";
import { expect, it } from "vitest";
import { FIGURES } from ".";

it("has a figure for every card", () => {
  expect(FIGURES).toHaveLength(facts.drawing.cards.length);
});
