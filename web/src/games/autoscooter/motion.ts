// How cars move: along their courses, against each other, and back.
import { untrack } from "svelte";
import { tempo } from "$lib/settings.svelte";
import { type Stance, transformOf, unwound } from "$lib/stances";
import { headingDegrees, RADIUS, towards } from "./art/rink";
import type { Stand } from "./course";
import { CENTRES } from "./rink";

export const HEX_TIME = 150; // milliseconds for a hex driven
const TURN_TIME = 320; // for a turn on the spot
const BUMP_TIME = 420;
const POP_TIME = 450;
const LUNGE = RADIUS * 0.26;
const RECOIL = RADIUS * 0.2;

export function stanceOf({ hex, heading }: Stand): Stance {
  return { ...CENTRES[hex]!, heading: headingDegrees(heading) };
}

/** Drives from stand to stand; null where nothing may move. */
export function drive(car: Element, stands: readonly Stand[]): Animation | null {
  const hexes = new Set(stands.map(({ hex }) => hex)).size - 1;
  const keyframes = unwound(stands.map(stanceOf)).map((stance) => ({
    transform: transformOf(stance),
  }));
  return move(car, keyframes, hexes ? hexes * HEX_TIME : TURN_TIME, "cubic-bezier(.4,0,.3,1)");
}

/** Lunges at what is ahead, and is thrown back. */
export function ram(car: Element, heading: number): void {
  move(car, [shift(heading, 0), shift(heading, LUNGE), shift(heading, -RECOIL), shift(heading, 0)]);
}

/** Is struck from behind its place in a direction, a moment after the lunge. */
export function jolt(car: Element, heading: number): void {
  const still = { ...shift(heading, 0), offset: 0.3 };
  move(car, [
    shift(heading, 0),
    still,
    { ...shift(heading, LUNGE), offset: 0.5 },
    shift(heading, 0),
  ]);
}

/** Flashes up and is gone. */
export function flash(spark: Element): void {
  move(spark, [
    { transform: "scale(0)", opacity: 1 },
    { transform: "scale(1.1) rotate(20deg)", opacity: 1, offset: 0.35 },
    { transform: "scale(1.4) rotate(40deg)", opacity: 0 },
  ]);
}

/** Pops off the rod. */
export function pop(ring: Element, degrees: number): void {
  const [dx, dy] = towards(degrees);
  const far = `translate(${dx * RADIUS}px, ${dy * RADIUS}px)`;
  const from = { transform: "none", opacity: 1 };
  move(ring, [from, { transform: `${far} rotate(200deg)`, opacity: 0 }], POP_TIME);
}

/** Is turned face up. */
export function flip(card: Element): void {
  move(card, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], TURN_TIME);
}

function shift(heading: number, far: number): Keyframe {
  const [dx, dy] = towards(headingDegrees(heading));
  return { transform: `translate(${dx * far}px, ${dy * far}px)` };
}

function move(
  element: Element,
  keyframes: Keyframe[],
  time = BUMP_TIME,
  easing = "ease-out",
): Animation | null {
  const duration = time * untrack(tempo); // once, whatever is set later
  return duration > 0 ? element.animate(keyframes, { duration, easing }) : null;
}
