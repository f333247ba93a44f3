// A finger is wider than a space of a board: it means the nearest spot that leads somewhere.
const FINGER = 26; // pixels around its middle

/** The open spot of a field that a touch means; null if none is near, or if it was no touch. */
export function touchedSpot(board: Element, event: MouseEvent): string | null {
  const isTouch = (event as PointerEvent).pointerType === "touch";
  if (!isTouch || isOnAnother(event.target as Element)) return null;
  const found = [...board.querySelectorAll<SVGElement>(".field .spot:not(.closed)")]
    .map((spot) => ({ id: spot.dataset["spot"]!, far: distance(spot, event) }))
    .toSorted((one, other) => one.far - other.far)[0];
  return found && found.far < FINGER ? found.id : null;
}

/** Whether something else can be pressed there: a card, a plate, what is shown over the board. */
function isOnAnother(target: Element): boolean {
  return !target.closest(".field") && target.closest("[role=button]") !== null;
}

/** How far a touch is from the middle of a spot, or 0 inside of it. */
function distance(spot: Element, { clientX, clientY, target }: MouseEvent): number {
  if (target instanceof Node && spot.contains(target)) return 0;
  const { x, y, width, height } = spot.getBoundingClientRect();
  return Math.hypot(clientX - x - width / 2, clientY - y - height / 2);
}
