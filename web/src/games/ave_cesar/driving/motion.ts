// How chariots drive: along their way, round the curves, each looking where it goes.
import { tempo } from "$lib/settings.svelte";
import { type Stance, transformOf, unwound } from "$lib/stances";
import { strideTime } from "./pace";

const SAMPLES = 6; // of a space driven
const STEADY = 0.8; // how far a chariot keeps its heading, of the way to the next space
const FULL_TURN = 360;
const CARRY = 900; // milliseconds in which a wreck is carried off
const CARRIED = 46; // how far, in the track's units

/** Drives from stance to stance; null where nothing may move. */
export function drive(chariot: Element, stances: readonly Stance[]): Animation | null {
  const duration = strideTime(stances.length - 1) * tempo();
  if (duration === 0 || stances.length < 2) return null;
  const keyframes = curve(stances).map((stance) => ({ transform: transformOf(stance) }));
  return chariot.animate(keyframes, { duration, easing: "cubic-bezier(0.4, 0, 0.3, 1)" });
}

/** Drives over the line, and out of the picture. */
export function driveOut(chariot: Element, stances: readonly Stance[]): Animation | null {
  const duration = strideTime(stances.length) * tempo();
  if (duration === 0) return null;
  const way = curve([...stances, ahead(stances.at(-1)!)]);
  const fading = way.map((stance, index) => ({
    transform: transformOf(stance),
    opacity: Math.min(1, (way.length - 1 - index) / SAMPLES),
  }));
  return chariot.animate(fading, { duration, easing: "linear" });
}

/** Carries a wreck off the track, to its side. */
export function carryOff(wreck: Element, from: Stance): Animation | null {
  const duration = CARRY * tempo();
  if (duration === 0) return null;
  const aside = beside(from, CARRIED);
  const keyframes = [
    { transform: transformOf(from), opacity: 1 },
    { transform: transformOf({ ...from, heading: from.heading + 7 }), opacity: 1, offset: 0.12 },
    { transform: transformOf({ ...from, heading: from.heading - 7 }), opacity: 1, offset: 0.24 },
    { transform: transformOf(from), opacity: 1, offset: 0.45 },
    { transform: transformOf(aside), opacity: 0 },
  ];
  return wreck.animate(keyframes, { duration, easing: "ease-in" });
}

/** Many stances on a smooth line through a few. */
export function curve(stances: readonly Stance[]): Stance[] {
  const spans = stances.slice(1).map((to, index) => span(stances[index]!, to));
  const [first] = stances;
  return unwound([...(first ? [first] : []), ...spans.flat()]);
}

/** The samples of a cubic curve that leaves and arrives along the headings. */
function span(from: Stance, to: Stance): Stance[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) * STEADY;
  const [leave, arrive] = [pull(from, length), pull(to, length)];
  return Array.from({ length: SAMPLES }, (_, index) => {
    const t = (index + 1) / SAMPLES;
    const at = (part: "x" | "y") => hermite(from[part], leave[part], to[part], arrive[part], t);
    const slope = (part: "x" | "y") =>
      steepness(from[part], leave[part], to[part], arrive[part], t);
    return { x: at("x"), y: at("y"), heading: degrees(slope("x"), slope("y")) };
  });
}

function pull({ heading }: Stance, length: number): { x: number; y: number } {
  const angle = (heading * Math.PI) / (FULL_TURN / 2);
  return { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
}

function hermite(from: number, leave: number, to: number, arrive: number, t: number): number {
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * from +
    (t3 - 2 * t2 + t) * leave +
    (3 * t2 - 2 * t3) * to +
    (t3 - t2) * arrive
  );
}

/** How fast the curve runs there. */
function steepness(from: number, leave: number, to: number, arrive: number, t: number): number {
  const t2 = t * t;
  return 6 * (t2 - t) * (from - to) + (3 * t2 - 4 * t + 1) * leave + (3 * t2 - 2 * t) * arrive;
}

function degrees(dx: number, dy: number): number {
  return (Math.atan2(dy, dx) * (FULL_TURN / 2)) / Math.PI;
}

function ahead(stance: Stance): Stance {
  const { x, y } = pull(stance, CARRIED);
  return { ...stance, x: stance.x + x, y: stance.y + y };
}

function beside(stance: Stance, far: number): Stance {
  const { x, y } = pull({ ...stance, heading: stance.heading - FULL_TURN / 4 }, far);
  return { ...stance, x: stance.x + x, y: stance.y + y };
}
