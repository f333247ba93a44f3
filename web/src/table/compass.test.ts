// Arrow keys lead over squares and hexes alike.
import { describe, expect, it } from "vitest";
import { nearest } from "./compass";

class Place {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}

  getBoundingClientRect() {
    return { x: this.x, y: this.y, width: 0, height: 0 };
  }
}

type Elements = { from: Element; spots: Element[] };

function lead(from: Place, spots: readonly Place[], key: string): Place | null {
  const elements = { from, spots } as unknown as Elements;
  return nearest(elements.from, elements.spots, key) as unknown as Place | null;
}

const row = (y: number, start: number) =>
  Array.from({ length: 4 }, (_, place) => new Place(start + place * 52, y));

describe("on hexes", () => {
  const rows = [row(0, 0), row(45, 26), row(90, 0)];
  const spots = rows.flat();

  it("leads along a row", () => {
    expect(lead(rows[0]![1]!, spots, "ArrowRight")).toBe(rows[0]![2]);
    expect(lead(rows[1]![1]!, spots, "ArrowLeft")).toBe(rows[1]![0]);
  });

  it("leads to the next row, and the same way back", () => {
    const start = rows[0]![1]!;
    const below = lead(start, spots, "ArrowDown")!;
    expect(rows[1]).toContain(below);
    expect(lead(below, spots, "ArrowUp")).toBe(start);
  });
});

it("leads to what is straight ahead before what lies aside", () => {
  const [start, ahead, aside] = [new Place(0, 0), new Place(100, 0), new Place(60, 60)];
  expect(lead(start, [start, ahead, aside], "ArrowRight")).toBe(ahead);
});

it("leads nowhere where nothing lies, or by another key", () => {
  const [start, right] = [new Place(0, 0), new Place(50, 0)];
  expect(lead(start, [start, right], "ArrowLeft")).toBeNull();
  expect(lead(start, [start, right], "Enter")).toBeNull();
});
