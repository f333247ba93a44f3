// Which spot lies next in the direction of an arrow key.
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 4; // how much farther a spot counts that lies square to the direction
const SQUARE = Math.PI / 2;
const HAIR = 0.01; // of two spots alike on both sides, the clockwise one: the way back is the same

function centre(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

export function nearest<Spot extends Element>(
  from: Element,
  spots: Spot[],
  key: string,
): Spot | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  const [x, y] = centre(from);
  const distance = (spot: Spot) => {
    const [toX, toY] = centre(spot);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = (toY - y) * dx - (toX - x) * dy; // to the right of the direction
    const turn = Math.atan2(aside, ahead) / SQUARE;
    return ahead > 1
      ? Math.hypot(ahead, aside) * (1 + ASIDE * turn * turn - HAIR * turn)
      : Infinity;
  };
  const best = spots
    .map((spot) => ({ spot, far: distance(spot) }))
    .toSorted((a, b) => a.far - b.far)[0];
  return best && best.far < Infinity ? best.spot : null;
}
