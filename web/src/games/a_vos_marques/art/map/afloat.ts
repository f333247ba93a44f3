// What floats on the water: a few sails where there is most room, and waves; reeds on the bank.
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
const BANK = 75; // between two reeds

/** A point on the water, and how far it is from anything else. */
interface Spot {
  at: Point;
  room: number;
}

export function afloatOn(facts: MapFacts, waters: Waters, boxes: readonly Rectangle[]): Afloat {
  const spots = swimming(facts, waters).map((at) => ({
    at,
    room: Math.min(
      toLand(at, waters),
      toLinks(at, facts),
      ...boxes.map((box) => distanceToBox(at, box)),
    ),
  }));
  const sails = sailsAmong(spots, facts.canvas[1] - KEEL);
  const dry = waters.lake.filter((at) => toLinks(at, facts) > ROOM.sail);
  return { sails, waves: wavesAmong(spots, sails), reeds: apart(dry, BANK) };
}

function sailsAmong(spots: readonly Spot[], lowest: number): Point[] {
  const roomy = spots
    .filter(({ at, room }) => room > ROOM.sail && at[1] < lowest)
    .sort((one, other) => other.room - one.room)
    .map(({ at }) => at);
  return apart(roomy, AWAY).slice(0, SAILS);
}

function wavesAmong(spots: readonly Spot[], sails: readonly Point[]): Point[] {
  const chance = scatter(11);
  return spots
    .filter(({ room }) => room > ROOM.wave && chance() > CALM)
    .map(({ at }) => at)
    .filter((at) => sails.every((sail) => distance(sail, at) > GRID.x));
}

/** Those points that are far enough from all before them. */
function apart(points: readonly Point[], far: number): Point[] {
  const kept: Point[] = [];
  for (const at of points) if (kept.every((other) => distance(other, at) > far)) kept.push(at);
  return kept;
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
