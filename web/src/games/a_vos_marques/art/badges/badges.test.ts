// Every product has its mark, and an outline that tells which others it excludes.
import { expect, it } from "vitest";
import facts from "$generated/a_vos_marques/facts.json";
import { MARKS } from "./marks";
import { DISC, plateOf } from "./plates";

const { products, groups } = facts.drawing;

it("has a mark for every product", () => {
  const marks = Object.values(products).map(({ mark }) => mark);
  expect(marks.filter((mark) => !MARKS[mark])).toEqual([]);
  expect(new Set(marks).size).toBe(marks.length);
});

it("gives the products of a group an outline of their own", () => {
  for (const group of Object.values(groups)) expect(plateOf(group) === DISC).toBe(!group);
  expect(plateOf(groups.ABS)).toBe(plateOf(groups.ESP));
  expect(plateOf(groups.ABS)).not.toBe(plateOf(groups.NAV));
});
