// Movements that a change of place does not tell: pieces that lift, dice that tumble, a hammer that falls.
import { animate } from "$lib/motion";

const LIFT_LASTS = 1; // times the time a piece travels
const TUMBLE_LASTS = 1.4;
const STRIKE_LASTS = 1.1;

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
