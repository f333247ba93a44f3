// Prices, and why a product can't be traded.
import { ONLOOKER, PRODUCT, Resale } from "$generated/a_vos_marques/layout";
import { describe, expect, it } from "vitest";
import { products, state } from "../testing";
import { clauseOf, priceOf, resaleOf, showingOf, whyNotTrade } from "./products";

const number = (name: string) => PRODUCT.findIndex((product) => product === name);
const why = (seat: object, name: string, rest: object = {}) =>
  whyNotTrade(state({ players: [seat], ...rest }), 0, number(name));

it("prices are those of the list, and half of it for a sale where that is agreed", () => {
  expect(PRODUCT.map((_, product) => priceOf(product))).toEqual([7, 10, 18, 7, 8, 6, 5, 4, 4]);
  expect(resaleOf(state({ options: { resale: Resale.HALF } }), number("ABS"))).toBe(3);
});

describe("a product can't be traded", () => {
  it("because of money, stock, or another one of its group", () => {
    expect(why({ ecus: 6 }, "ABS")).toBe("not_enough_ecus");
    expect(why({ ecus: 9 }, "AIR", { sold_out: products("AIR") })).toBe("sold_out");
    expect(why({ ecus: 20, products: "ABS" }, "ESP")).toBe("group_clash");
    expect(why({ ecus: 20, products: "NAV" }, "ESP")).toBeNull();
  });

  it("to and fro in one turn", () => {
    expect(why({ products: "AIR" }, "AIR", { bought: products("AIR") })).toBe("bought_this_turn");
    expect(why({ ecus: 9 }, "AIR", { sold: products("AIR") })).toBe("sold_this_turn");
    expect(why({ products: "AIR" }, "AIR")).toBeNull();
  });

  it("and the reason has its clause", () => {
    expect(clauseOf("group_clash")).toBe("AVM-32");
  });
});

it("a garage shows what is known, and how many lie face down", () => {
  const [player] = state({ players: [{ products: "ABS AIR" }] }).players;
  player!.known[ONLOOKER] = products("AIR");
  expect(showingOf(player!, true)).toEqual({ known: [0, 7], covered: 0 });
  expect(showingOf(player!, false)).toEqual({ known: [7], covered: 1 });
});
