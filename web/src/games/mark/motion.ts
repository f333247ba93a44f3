// Movements that a change of place does not tell: dice that tumble, a hammer that falls, money that flies.
import { untrack } from "svelte";
import type { Place } from "./places";

const LIFT_LASTS = 1; // times the time a piece travels
const TUMBLE_LASTS = 1.4;
const STRIKE_LASTS = 1.1;
const FLIGHT_LASTS = 2;
const FLIGHT_RISE = 70; // how high money is thrown, in board units

/** The time a piece travels, in milliseconds; none when motion is switched off. */
function travelTime(element: Element): number {
  const time = getComputedStyle(element).getPropertyValue("--travel").trim();
  const amount = Number.parseFloat(time) || 0;
  return time.endsWith("ms") ? amount : amount * 1000;
}

function animate(element: Element, lasts: number, keyframes: Keyframe[], easing = "ease-out") {
  const duration = travelTime(element) * lasts;
  return duration > 0 ? element.animate(keyframes, { duration, easing }) : null;
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

/** Lifts a piece off the board while it travels. */
export function lift(piece: Element): void {
  animate(piece, LIFT_LASTS, [
    { transform: "none" },
    { transform: "translateY(-10px) scale(1.3)", offset: 0.4 },
    { transform: "none" },
  ]);
}

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

export function strike(hammer: Element): void {
  animate(hammer, STRIKE_LASTS, [
    { transform: "none" },
    { transform: "translate(14px, -26px) rotate(38deg)", offset: 0.45, easing: "ease-in" },
    { transform: "translate(-6px, 8px) rotate(-16deg)", offset: 0.65 },
    { transform: "none" },
  ]);
}

/** Lets something fly from place to place, and tells when it is gone. */
export function fly(element: Element, from: Place, to: Place, gone: () => void): void {
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

function at({ x, y }: { x: number; y: number }, scale: number): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
