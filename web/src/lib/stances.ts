// Where something is on a board, and which way it looks.
export interface Position {
  x: number;
  y: number;
}

export interface Stance extends Position {
  heading: number; // in degrees, clockwise from the right
}

const FULL_TURN = 360;

export function transformOf({ x, y, heading }: Stance): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${heading.toFixed(1)}deg)`;
}

/** Headings that turn the short way from one to the next. */
export function unwound(stances: readonly Stance[]): Stance[] {
  let before = stances[0]?.heading ?? 0;
  return stances.map((stance) => {
    const turn = stance.heading - before;
    before += turn - FULL_TURN * Math.round(turn / FULL_TURN);
    return { ...stance, heading: before };
  });
}
