// Events in words: what their messages are filled with, and nothing of what is hidden.
import { describe, expect, it } from "vitest";
import { HIDDEN, telling } from "./events";
import type { Facts, Field } from "./facts";

const fruit: Field = { name: "fruit", size: 2, words: ["apple", "half-fig"] };
const price: Field = { name: "price", size: 9, first: 1 };
const buyer: Field = { name: "buyer", size: 4, first: 1, isSeat: true };
const facts = {
  events: [{ name: "sold", clause: "FR-1", fields: [fruit, price, buyer] }],
} as unknown as Facts;
const names = ["Anna", "Zoé", "Li Wei"];

describe("telling an event", () => {
  it("gives numbers, words and their parts, and names for seats", () => {
    const event = { kind: "sold", seat: 1, fruit: 1, price: 2, buyer: 0 };
    expect(telling(facts, event, names)).toEqual({
      id: "event-sold",
      values: {
        seat: "Zoé",
        fruit: "half-fig",
        fruit_1: "half",
        fruit_2: "fig",
        price: 3,
        buyer: "Anna",
      },
    });
  });

  it("names only whom it is about when the rest is hidden", () => {
    const event = { kind: "sold", seat: 1, fruit: HIDDEN, price: HIDDEN, buyer: HIDDEN };
    expect(telling(facts, event, names)).toEqual({ id: "hidden-sold", values: { seat: "Zoé" } });
  });

  it("calls a seat that nobody has by its number", () => {
    const event = { kind: "sold", seat: 1, fruit: 0, price: 0, buyer: 3 };
    expect(telling(facts, event, names).values).toMatchObject({ buyer: "4" });
  });
});
