// Outlines that are computed rather than typed, in the box of a piece: from -50 to 50.
const FLUTES = 18; // of a crown cap
const FLUTE_OUT = 47;
const FLUTE_IN = 39;
const WAVES = 7; // along an edge of corrugated card
const CARD_HALF = 40;
const WAVE_DEEP = 7;

/** A circle with a wavy rim, as a crown cap has. */
export const CROWN = closed(
  around(FLUTES, (angle) =>
    curveTo(point(angle, FLUTE_OUT), point(angle + half(FLUTES), FLUTE_IN)),
  ),
  point(-half(FLUTES), FLUTE_IN),
);

/** A square whose upper and lower edges are waves. */
export const CORRUGATED = `M${-CARD_HALF}${-CARD_HALF}${waves(1)}V${CARD_HALF}${waves(-1)}Z`;

/** An hourglass, small: from -12 to 12. */
export const HOURGLASS = "M-8-12H8V-9L2 0L8 9V12H-8V9L-2 0L-8-9Z";

/** A star of five points. */
export const STAR = closed(
  around(5, (angle) => `L${point(angle, 40)}L${point(angle + half(5), 17)}`),
  point(0, 40),
);

function waves(direction: 1 | -1): string {
  const wide = ((2 * CARD_HALF) / WAVES) * direction;
  return `q${wide / 2} ${-2 * WAVE_DEEP * direction} ${wide} 0`.repeat(WAVES);
}

function around(count: number, draw: (angle: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw((index * 2 * Math.PI) / count)).join("");
}

function half(count: number): number {
  return Math.PI / count;
}

/** A point at an angle from the top, clockwise. */
function point(angle: number, radius: number): string {
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}

function curveTo(control: string, end: string): string {
  return `Q${control} ${end}`;
}

function closed(line: string, start: string): string {
  return `M${start}${line}Z`;
}
