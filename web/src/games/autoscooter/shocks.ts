// Who is shaken by an event, and where sparks fly.
import type { Event, State } from "$generated/autoscooter/layout";
import type { Position } from "$lib/stances";
import { HALF_WIDTH } from "./art/rink";
import { carAt } from "./cars";
import { HALF_TURN, pointTowards, turned } from "./rink";

export interface Shock {
  number: number; // of the event
  heading: number; // of the blow
  isStriker: boolean;
}

type Now = { number: number; event: Event } | null;
type Hit = Extract<Event, { car: number; struck: number }>;
type Bump = Hit | Extract<Event, { kind: "hit_barrier" }>;

const DIRECT = /^hit_/;

function bumpOf(now: Now): Bump | null {
  if (!now) return null;
  return now.event.kind === "hit_barrier" || "struck" in now.event ? (now.event as Bump) : null;
}

/** The shock that a car gets from the event being shown. */
export function shockOf(state: State, now: Now, car: number): Shock | null {
  const bump = bumpOf(now);
  if (!now || !bump) return null;
  const isStriker = bump.car === car;
  const isStruck = "struck" in bump && bump.struck === car && bump.kind !== "hit_unowned";
  if (!isStriker && !isStruck) return null;
  return { number: now.number, heading: carAt(state, bump.car).heading, isStriker };
}

/** Where sparks fly: ahead of the striker, or behind the car at the end of a row. */
export function sparkAt(state: State, now: Now): Position | null {
  const bump = bumpOf(now);
  if (!bump) return null;
  const striker = carAt(state, bump.car);
  if (DIRECT.test(bump.kind) || !("struck" in bump)) {
    return pointTowards(striker.hex, striker.heading, HALF_WIDTH);
  }
  const { hex } = carAt(state, bump.struck);
  return pointTowards(hex, turned(striker.heading, HALF_TURN), HALF_WIDTH);
}
