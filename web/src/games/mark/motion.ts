// Movements that a change of place does not tell: pieces that lift, a hammer that falls.
import { animate } from "$lib/motion";

const LIFT_LASTS = 1; // times the time a piece travels
const STRIKE_LASTS = 1.1;

/** Lifts a piece off the board while it travels. */
export function lift(piece: Element): void {
  animate(piece, LIFT_LASTS, [
    { transform: "none" },
    { transform: "translateY(-10px) scale(1.3)", offset: 0.4 },
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
