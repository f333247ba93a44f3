// The tracks that wheels leave: a pair of curves from space to space along every lane.
import type { Point } from "$lib/shapes";
import { beside, isDriven, type Space, type TrackDrawing } from "../track";

const GAUGE = 7.5; // between the wheels
const STIFF = 0.36; // how long a curve holds its heading, of the way to go

export function rutsOf(track: TrackDrawing, course: string): string {
  return Object.values(track.spaces)
    .filter((space) => isDriven(space, course))
    .flatMap((space) => space.cw.straight.map((name) => [space, track.spaces[name]!] as const))
    .filter(([, next]) => isDriven(next, course))
    .flatMap(([space, next]) => [rut(space, next, -GAUGE / 2), rut(space, next, GAUGE / 2)])
    .join("");
}

function rut(from: Space, to: Space, right: number): string {
  const hold = Math.hypot(to.x - from.x, to.y - from.y) * STIFF;
  const points = [
    beside(from, 0, right),
    beside(from, hold, right),
    beside(to, -hold, right),
    beside(to, 0, right),
  ];
  const [start, first, second, end] = points.map(written) as [string, string, string, string];
  return `M${start}C${first} ${second} ${end}`;
}

function written([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
