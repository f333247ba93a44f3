// Movements that a change of place does not tell, such as something that flies over a board.
import { untrack } from "svelte";
import { isMoving } from "./settings.svelte";
import type { Position } from "./stances";

export const TRAVEL = 420; // milliseconds that a piece travels, as --travel in app.css
const TUMBLE_LASTS = 1.4; // times the time a piece travels
const FLIGHT_LASTS = 2; // likewise
const FLIGHT_RISE = 70; // how high it is thrown, in board units

/** Moves an element for so many times the time a piece travels; once, whatever is set later. */
export function animate(
  element: Element,
  lasts: number,
  keyframes: Keyframe[],
  easing = "ease-out",
): Animation | null {
  return untrack(isMoving)
    ? element.animate(keyframes, { duration: TRAVEL * lasts, easing })
    : null;
}

/** Moves an element when a value changes: not at first, and not when it is merely read again. */
export function onChange<Value>(read: () => Value, move: (element: Element) => void) {
  let before = untrack(read);
  return (element: Element) => {
    const value = read();
    if (value !== before) untrack(() => move(element));
    before = value;
  };
}

/** Lets a die of 100 units tumble to where it lies, askew by some degrees. */
export function throwDie(die: Element, lean: number): void {
  const spin = lean < 0 ? -1 : 1;
  animate(die, TUMBLE_LASTS, [
    { transform: `translate(-90px, 60px) rotate(${-400 * spin}deg) scale(1.25)` },
    {
      transform: `translate(26px, -56px) rotate(${-190 * spin}deg) scale(1.35, 0.9)`,
      offset: 0.35,
    },
    { transform: `translate(-9px, 14px) rotate(${-24 * spin}deg) scale(0.94, 1.05)`, offset: 0.72 },
    { transform: `translate(3px, -14px) rotate(${9 * spin}deg) scale(1.04)`, offset: 0.86 },
    { transform: "none" },
  ]);
}

/** Lets something fly from place to place, and tells when it is gone. */
export function fly(element: Element, from: Position, to: Position, gone: () => void): void {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - FLIGHT_RISE };
  const flight = animate(
    element,
    FLIGHT_LASTS,
    [
      { transform: at(from, 0.5), opacity: 0 },
      { transform: at(from, 1.15), opacity: 1, offset: 0.15 },
      { transform: at(middle, 1.3), opacity: 1, offset: 0.5 },
      { transform: at(to, 1), opacity: 1, offset: 0.85 },
      { transform: at(to, 0.6), opacity: 0 },
    ],
    "ease-in-out",
  );
  if (flight) flight.onfinish = gone;
  else gone();
}

function at({ x, y }: Position, scale: number): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
