// What floats on the water: a few sails where there is most room, and waves.
import { distance, type Point, scatter } from "$lib/shapes";
import { distanceTo } from "./curves";
import { lineOf, type MapFacts, type Rectangle } from "./facts";
import { distanceToBox } from "./ground";
import { isUnderWater, type Waters } from "./water";

export interface Afloat {
  sails: readonly Point[];
  waves: readonly Point[];
  reeds: readonly Point[]; // on the bank
}

const GRID = { x: 30, y: 16 };
const JITTER = 0.5; // of the grid
const EDGE = 22; // of the map
const ROOM = { sail: 24, wave: 13 }; // around each
const KEEL = 30; // between a sail's middle and the lower edge of the map
const SAILS = 5; // at most
const AWAY = 110; // between two sails
const CALM = 0.4; // of the water without waves
const BANK = 5; // points of the bank from reed to reed

export function afloatOn(facts: MapFacts, waters: Waters, boxes: readonly Rectangle[]): Afloat {
  const spots = swimming(facts, waters).map((at) => ({
    at,
    room: Math.min(
      toLand(at, waters),
      toLinks(at, facts),
      ...boxes.map((box) => distanceToBox(at, box)),
    ),
  }));
  const sails: Point[] = [];
  for (const { at, room } of spots.toSorted((one, other) => other.room - one.room)) {
    const isFree =
      room > ROOM.sail &&
      at[1] < facts.canvas[1] - KEEL &&
      sails.every((sail) => distance(sail, at) > AWAY);
    if (isFree && sails.length < SAILS) sails.push(at);
  }
  const chance = scatter(11);
  const waves = spots
    .filter(({ room }) => room > ROOM.wave && chance() > CALM)
    .map(({ at }) => at)
    .filter((at) => sails.every((sail) => distance(sail, at) > GRID.x));
  const reeds = waters.lake.filter(
    (at, rank) => rank % BANK === 0 && toLinks(at, facts) > ROOM.sail,
  );
  return { sails, waves, reeds };
}

/** Points all over the water, not quite in rows. */
function swimming({ canvas: [width, height] }: MapFacts, waters: Waters): Point[] {
  const chance = scatter(7);
  const [columns, rows] = [Math.ceil(width / GRID.x), Math.ceil(height / GRID.y)];
  const all = Array.from({ length: columns * rows }, (_, rank): Point => {
    const [column, row] = [rank % columns, Math.floor(rank / columns)];
    return [(column + chance() * JITTER) * GRID.x, (row + chance() * JITTER) * GRID.y];
  });
  return all.filter(
    ([x, y]) => Math.min(x, y, width - x, height - y) > EDGE && isUnderWater([x, y], waters),
  );
}

function toLand(at: Point, { lake, shore }: Waters): number {
  const banks = lake.map((from, rank) => [from, lake[(rank + 1) % lake.length]!] as const);
  const beach = shore.slice(1).map((to, rank) => [shore[rank]!, to] as const);
  return Math.min(...[...banks, ...beach].map(([from, to]) => distanceTo(at, from, to)));
}

function toLinks(at: Point, facts: MapFacts): number {
  const lines = facts.links.map((link) => lineOf(link, facts));
  return Math.min(
    ...lines.flatMap((line) => line.slice(1).map((to, rank) => distanceTo(at, line[rank]!, to))),
  );
}
