// Where a letter leads on an empty rink, hex by hex: to draw it.
import type { Car } from "./cars";
import { MANOEUVRES } from "./letters";
import { hexAhead, OUTSIDE, turned } from "./rink";

/** Where a car stands, and which way it looks. */
export type Stand = Pick<Car, "hex" | "heading">;

/** Where a letter would end on an empty rink, and whether the barrier is in its way. */
export function plannedEnd(from: Stand, letter: number): Stand & { isBarred: boolean } {
  const { bends, turn } = MANOEUVRES[letter]!;
  let { hex, heading } = from;
  for (const bend of bends) {
    heading = turned(heading, bend);
    const next = hexAhead(hex, heading);
    if (next === OUTSIDE) return { hex, heading, isBarred: true };
    hex = next;
  }
  return { hex, heading: turned(heading, turn), isBarred: false };
}

/** The stands of a letter on an empty rink, until a hex is reached. */
export function standsUntil(from: Stand, to: Stand, letter: number): Stand[] {
  const stands: Stand[] = [from];
  let { hex, heading } = from;
  for (const bend of MANOEUVRES[letter]!.bends) {
    if (hex === to.hex) break;
    heading = turned(heading, bend);
    hex = hexAhead(hex, heading);
    stands.push({ hex, heading });
  }
  return [...stands.slice(0, -1), to];
}
