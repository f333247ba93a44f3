// What is built for ferries and tunnels.
import { along, distance, type Point } from "$lib/shapes";
import { lineOf, type MapFacts, type MapLink } from "./facts";

interface Pier {
  x: number;
  y: number;
  angle: number; // degrees: which way it leads into the water
  length: number;
}

interface Spot {
  x: number;
  y: number;
}

export interface Crossings {
  piers: Pier[];
  portals: Spot[];
  ferries: Spot[];
}

const QUAY = 15; // where a pier begins, from its space
const PIER = 36;
const PORTAL = 25; // how far a portal stands from its space

export function crossingsOf(facts: MapFacts): Crossings {
  const lines = (kind: MapLink["kind"]) =>
    facts.links.filter((link) => link.kind === kind).map((link) => lineOf(link, facts));
  const ferries = lines("ferry");
  return {
    piers: ferries.flatMap((line) => bothWays(line).map(pierAt)),
    portals: lines("tunnel").flatMap((line) =>
      bothWays(line).map((way) => spot(inwards(way, PORTAL))),
    ),
    ferries: ferries.map((line) => spot(halfway(line))),
  };
}

function bothWays(line: readonly Point[]): (readonly Point[])[] {
  return [line, line.toReversed()];
}

function pierAt(line: readonly Point[]): Pier {
  const [from, to] = [line[0]!, line[1]!];
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return { ...spot(inwards(line, QUAY)), angle, length: PIER };
}

/** The point so far along a line's first stretch. */
function inwards([from, to]: readonly Point[], far: number): Point {
  return along(from!, to!, far / (distance(from!, to!) || 1));
}

/** The middle of a line by its points. */
function halfway(line: readonly Point[]): Point {
  const middle = (line.length - 1) / 2;
  return along(line[Math.floor(middle)]!, line[Math.ceil(middle)]!, 1 / 2);
}

function spot([x, y]: Point): Spot {
  return { x, y };
}
