// What fingers and a mouse do to something that can be moved and enlarged.
import type { Position } from "./stances";

export interface Gestures {
  /** Dragged by so many pixels. */
  drag(dx: number, dy: number): void;
  /** Pinched, or a wheel turned, around a point of the screen. */
  pinch(factor: number, at: Position): void;
  /** Tapped twice. */
  doubleTap(at: Position): void;
}

const SLOP = 6; // pixels that a press may tremble
const TWICE = 350; // milliseconds between two taps at most
const NEAR = 30; // pixels between them at most
const WHEEL = 0.006; // of a pixel turned

interface Finger extends Position {
  id: number;
}

/** Hears the gestures made on an element; a press that was a drag presses nothing. */
export function gestures(element: Element, heard: Gestures): () => void {
  let fingers: Finger[] = [];
  let travelled = 0; // pixels since the first finger came down
  let tap = { x: 0, y: 0, time: -Infinity };

  function down({ pointerId, clientX, clientY, button }: PointerEvent) {
    if (button > 0) return;
    if (!fingers.length) travelled = 0;
    fingers = [...fingers, { id: pointerId, x: clientX, y: clientY }];
  }

  function move(event: PointerEvent) {
    const before = fingers;
    const { pointerId: id, clientX: x, clientY: y } = event;
    if (!before.some((finger) => finger.id === id)) return;
    fingers = before.map((finger) => (finger.id === id ? { id, x, y } : finger));
    const [from, to] = [middle(before), middle(fingers)];
    travelled +=
      Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(spread(fingers) - spread(before));
    if (travelled < SLOP) return;
    element.setPointerCapture(id);
    heard.drag(to.x - from.x, to.y - from.y);
    if (fingers.length > 1) heard.pinch(spread(fingers) / spread(before), to);
  }

  function up({ pointerId, clientX: x, clientY: y, type, timeStamp: time }: PointerEvent) {
    const isLast = fingers.length === 1 && fingers[0]!.id === pointerId;
    fingers = fingers.filter(({ id }) => id !== pointerId);
    if (!isLast || type !== "pointerup" || travelled >= SLOP) return;
    const isSecond = time - tap.time < TWICE && Math.hypot(x - tap.x, y - tap.y) < NEAR;
    tap = { x, y, time: isSecond ? -Infinity : time };
    if (isSecond) heard.doubleTap({ x, y });
  }

  function press(event: Event) {
    if (travelled >= SLOP) event.stopPropagation();
    travelled = 0;
  }

  function wheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey) return; // the page scrolls
    event.preventDefault();
    heard.pinch(Math.exp(-event.deltaY * WHEEL), { x: event.clientX, y: event.clientY });
  }

  return listen(element, { down, move, up, press, wheel });
}

interface Listeners {
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  up: (event: PointerEvent) => void;
  press: (event: Event) => void;
  wheel: (event: WheelEvent) => void;
}

function listen(element: Element, { down, move, up, press, wheel }: Listeners): () => void {
  const until = new AbortController();
  const { signal } = until;
  const on = (kind: string, hear: (event: never) => void, options = {}) =>
    element.addEventListener(kind, hear as (event: Event) => void, { signal, ...options });
  on("pointerdown", down);
  on("pointermove", move);
  on("pointerup", up);
  on("pointercancel", up);
  on("click", press, { capture: true });
  on("wheel", wheel, { passive: false });
  return () => until.abort();
}

function middle(fingers: readonly Finger[]): Position {
  const sum = (part: "x" | "y") => fingers.reduce((total, finger) => total + finger[part], 0);
  return { x: sum("x") / fingers.length, y: sum("y") / fingers.length };
}

/** How far two fingers are apart; 1 for one finger. */
function spread([one, other]: readonly Finger[]): number {
  return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1;
}
