// Whose cars are whose, and the marks of their drivers.
import { describe, expect, it } from "vitest";
import { controllersCar, marks, NOBODY, paintOf } from "./cars";
import { state } from "./testing";

const WHITE = 6;

describe("a player's marks", () => {
  it("are the cars they drive, by colour and number", () => {
    const shown = state();
    shown.cars[WHITE]!.owner = 0;
    expect(marks(shown, 0).map(({ label }) => label)).toEqual(["1", "7"]);
    expect(marks(shown, 0)[1]!.colour).toBe(paintOf(WHITE));
    expect(marks(shown, WHITE)).toEqual([]);
  });

  it("can be read on light paint and on dark", () => {
    const inks = marks(state(), WHITE).concat(marks(state(), WHITE + 1));
    expect(new Set(inks.map(({ ink }) => ink)).size).toBe(2);
  });
});

describe("the ghost's controller", () => {
  it("is told by a car of theirs", () => {
    expect(controllersCar(Object.assign(state(), { controller: 3 }))).toBe(3);
  });

  it("is nobody where nobody drives it, though cars without an owner stand about", () => {
    const shown = state();
    shown.cars[WHITE]!.owner = NOBODY;
    expect(controllersCar(shown)).toBeNull();
  });
});
