// Which spot lies next in the direction of an arrow key.
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2.5; // how much farther a step aside counts than one ahead

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
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    return ahead > 1 ? ahead + ASIDE * aside : Infinity;
  };
  const best = spots
    .map((spot) => ({ spot, far: distance(spot) }))
    .toSorted((a, b) => a.far - b.far)[0];
  return best && best.far < Infinity ? best.spot : null;
}
