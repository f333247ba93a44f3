import { expect, it } from "vitest";
import facts from "$generated/autoscooter/facts.json";
import { inkOn } from "./paints";

const DARK_PAINTS = ["red", "green", "blue", "violet", "black"];
const LIGHT_PAINTS = ["yellow", "orange", "white"];
const colours: Readonly<Record<string, string>> = facts.drawing.colours;
const inks = (names: string[]) => new Set(names.map((name) => inkOn(colours[name]!)));

it("writes light on dark colours, and dark on light ones", () => {
  expect(inks(DARK_PAINTS)).toEqual(new Set(["#fff6e0"]));
  expect(inks(LIGHT_PAINTS)).toEqual(new Set(["#141a42"]));
});
