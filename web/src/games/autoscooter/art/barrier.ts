// The barrier around the floor.
import { along, distance, type Point } from "$lib/shapes";
import { centreOf, headingDegrees, HEADINGS, plate, towards, type Centre, type Ways } from "./rink";

export interface Side {
  from: Point;
  to: Point;
  outward: Point; // a step of one unit away from the floor
}

const NEAR = 1; // corners that lie so near are the same

/** The barrier's sides, clockwise, each from where the one before ends. */
export function barrierSides(hexes: readonly Centre[], ways: Ways): Side[] {
  const loose = hexes.flatMap((hex, number) =>
    outerSides(centreOf(hex), ways[number]!, hexes.length),
  );
  const sides = loose.splice(0, 1);
  while (loose.length) {
    const next = loose.findIndex(({ from }) => distance(from, sides.at(-1)!.to) < NEAR);
    sides.push(...loose.splice(next, 1));
  }
  return sides;
}

function outerSides(centre: Point, ways: readonly number[], outside: number): Side[] {
  const corners = plate(centre);
  const sides = corners.map((from, heading) => ({
    from,
    to: corners[(heading + 1) % HEADINGS]!,
    outward: towards(headingDegrees(heading)),
  }));
  return sides.filter((_, heading) => ways[heading] === outside);
}

/** The line that runs outside the barrier's sides, so far from each of them. */
export function beyond(sides: readonly Side[], out: number): Point[] {
  return sides.map(({ from: [x, y], outward: [ax, ay] }, rank) => {
    const [bx, by] = sides.at(rank - 1)!.outward;
    const reach = out / (1 + ax * bx + ay * by);
    return [x + (ax + bx) * reach, y + (ay + by) * reach];
  });
}

/** Points spread along a closed line, one on every corner, and about so far from each other. */
export function spread(ring: readonly Point[], apart: number): Point[] {
  return ring.flatMap((from, rank) => {
    const to = ring[(rank + 1) % ring.length]!;
    const count = Math.round(distance(from, to) / apart);
    return Array.from({ length: count }, (_, step) => along(from, to, step / count));
  });
}
