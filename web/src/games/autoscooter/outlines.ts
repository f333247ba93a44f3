// The places of the board that a lesson can point at, and how far they reach.
import type { State } from "$generated/autoscooter/layout";
import { grid } from "$lib/boxes";
import { screenNow } from "$lib/screen.svelte";
import type { Position } from "$lib/stances";
import type { Box } from "../contract";
import { HALF_WIDTH, HEADINGS, RADIUS } from "./art/rink";
import { ALL_CARS, carAt, carsOf } from "./cars";
import { markOf } from "./ends";
import { LETTERS } from "./letters";
import { endSpot, headingSpot, hexSpot, letterSpot, numberSpot } from "./moves";
import { columnOf } from "./numbers";
import { carPlace, type Layout, layoutFor, onBoard } from "./places";
import { CENTRES, headingMark } from "./rink";

type Named = [string, Box];

const MARK = 30; // width of an arrow

export function outline(place: string, viewer: number, state: State): Box | undefined {
  const layout = layoutFor(screenNow(), viewer);
  const { rink, box, queue, letters, caption, strip } = layout;
  const places: Named[] = [
    ...Object.entries({ rink, box, queue, letters, caption, strip }),
    ...ofRink(layout, state),
    ...CENTRES.flatMap((_, hex) => ofHeadings(layout, hex)),
    ...ofLetters(layout),
    ...carsOf(state, viewer).flatMap((car) => ofCar(layout, state, car)),
  ];
  return new Map(places).get(place);
}

function ofRink(layout: Layout, state: State): Named[] {
  const hexes = CENTRES.map((centre): Box => ({
    ...onBoard(layout, centre),
    w: 2 * HALF_WIDTH,
    h: 2 * RADIUS,
  }));
  return [
    ...hexes.map((box, hex): Named => [hexSpot(hex), box]),
    ...ALL_CARS.map((car): Named => [carPlace(car), hexes[carAt(state, car).hex]!]),
  ];
}

function ofHeadings(layout: Layout, hex: number): Named[] {
  return Array.from({ length: HEADINGS }, (_, heading) => [
    headingSpot(hex, heading),
    mark(layout, headingMark(hex, heading)),
  ]);
}

function ofLetters({ letters, lettersAcross }: Layout): Named[] {
  const boxes = grid(letters, LETTERS.length, lettersAcross);
  return LETTERS.map((letter) => [letterSpot(letter), boxes[letter]!]);
}

function ofCar(layout: Layout, state: State, car: number): Named[] {
  const column = columnOf(car);
  const boxes = grid(layout.strip, column.length, column.length);
  const end = (letter: number) => mark(layout, markOf(carAt(state, car), letter));
  return [
    ...column.map((number, row): Named => [numberSpot(number), boxes[row]!]),
    ...LETTERS.map((letter): Named => [endSpot(letter), end(letter)]),
  ];
}

function mark(layout: Layout, point: Position): Box {
  return { ...onBoard(layout, point), w: MARK, h: MARK };
}
