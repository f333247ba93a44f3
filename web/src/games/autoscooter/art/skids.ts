// Rubber burnt into the floor by cars of earlier nights.
import { type Point, scatter } from "$lib/shapes";
import {
  centreOf,
  HALF_WIDTH,
  headingDegrees,
  HEADINGS,
  towards,
  type Centre,
  type Ways,
} from "./rink";

const SEED = 11;
const TURNS = [-1, 0, 0, 1]; // how a car may bend on each hex
const LONGEST = 4; // hexes that a skid runs over
const WHEELS = [-15, 15]; // to the left and to the right of the middle
const CARS = 17;

interface Passage {
  centre: Point;
  entered: number; // heading
  left: number; // heading
}

/** The skids of some cars, as one path. */
export function skids(hexes: readonly Centre[], ways: Ways): string {
  const chance = scatter(SEED);
  const below = (count: number) => Math.floor(chance() * count);
  return Array.from({ length: CARS }, () => {
    const passages = drive(hexes, ways, below);
    return WHEELS.map((wheel) => track(passages, wheel)).join("");
  }).join("");
}

function drive(hexes: readonly Centre[], ways: Ways, below: (count: number) => number): Passage[] {
  const passages: Passage[] = [];
  let hex = below(hexes.length);
  let heading = below(HEADINGS);
  while (hex < hexes.length && passages.length < LONGEST) {
    const left = (heading + TURNS[below(TURNS.length)]! + HEADINGS) % HEADINGS;
    passages.push({ centre: centreOf(hexes[hex]!), entered: heading, left });
    hex = ways[hex]![left]!;
    heading = left;
  }
  return passages;
}

function track(passages: readonly Passage[], wheel: number): string {
  const { centre, entered } = passages[0]!;
  const start = crossing(centre, entered, -HALF_WIDTH, wheel);
  const bends = passages.map((passage) => bend(passage, wheel));
  return `M${start}${bends.join("")}`;
}

function bend({ centre, entered, left }: Passage, wheel: number): string {
  return `Q${middle(centre, entered, left, wheel)} ${crossing(centre, left, HALF_WIDTH, wheel)}`;
}

/** Where a wheel crosses a plate's side: so far ahead of the middle, so far beside it. */
function crossing([x, y]: Point, heading: number, ahead: number, beside: number): string {
  const [dx, dy] = towards(headingDegrees(heading));
  return pair(x + dx * ahead - dy * beside, y + dy * ahead + dx * beside);
}

/** The bend's control point: halfway between the two headings, beside the plate's middle. */
function middle([x, y]: Point, entered: number, left: number, beside: number): string {
  const [one, other] = [towards(headingDegrees(entered)), towards(headingDegrees(left))];
  const length = Math.hypot(one[0] + other[0], one[1] + other[1]);
  const [dx, dy] = [(one[0] + other[0]) / length, (one[1] + other[1]) / length];
  return pair(x - dy * beside, y + dx * beside);
}

function pair(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
