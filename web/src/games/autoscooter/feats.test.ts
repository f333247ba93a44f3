// Feats: counted for the drivers of the cars, never for the ghost or the box.
import { describe, expect, it } from "vitest";
import type { Event } from "$generated/autoscooter/layout";
import { THE_BOX } from "./cars";
import { tallies } from "./feats";

const GHOST = 4;
const PLAYERS = 2;
const DEALT: Event[] = [
  { kind: "car_dealt", seat: 0, car: 0 },
  { kind: "car_dealt", seat: 1, car: 1 },
  { kind: "ghost_named", seat: -1, car: GHOST },
];

function told(...events: Event[]): Record<string, number[]> {
  const lines = tallies([...DEALT, ...events], PLAYERS, (id) => id);
  return Object.fromEntries(lines.map(({ label, values }) => [label, values]));
}

const side = (car: number, struck: number): Event => ({
  ...{ kind: "hit_side", seat: car, car, struck },
  ...{ speed: 2, struck_speed: 1 },
});
const paid = (payer: number, receiver: number, amount: number): Event => ({
  ...{ kind: "paid", seat: payer, payer, receiver, amount },
});

describe("feats", () => {
  it("are left out where nobody has any", () => {
    expect(told()).toEqual({});
  });

  it("count a hit for who gives it and for who takes it", () => {
    expect(told(side(0, 1), side(0, 1), side(1, 0))).toEqual({
      "board-feat-side": [2, 1],
      "board-feat-taken": [1, 2],
    });
  });

  it("keep the most chips that one hit brought", () => {
    expect(told(paid(1, 0, 3), paid(1, 0, 2), paid(1, THE_BOX, 3))).toEqual({
      "board-feat-best": [3, 0],
    });
  });

  it("take a car that nobody owns for barrier", () => {
    const hit: Event = { kind: "hit_unowned", seat: 1, car: 1, struck: 6, speed: 2 };
    expect(told(hit)).toEqual({ "board-feat-barrier": [0, 1] });
  });

  it("of the ghost are nobody's", () => {
    expect(told(side(GHOST, 0), side(1, GHOST), paid(0, GHOST, 3))).toEqual({
      "board-feat-side": [0, 1],
      "board-feat-taken": [1, 0],
    });
  });
});
