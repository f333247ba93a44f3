import { expect, it } from "vitest";
import { written } from "./numbers";

it.each([
  [-450, "\u2212450"],
  [0, "0"],
  [12345, "12345"],
])("%i is written as %s", (number, figures) => {
  expect(written(number)).toBe(figures);
});
