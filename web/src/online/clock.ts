// The time of a seat, as its clock shows it: what is left of the move, then of the reserve.
import { say } from "$lib/texts.svelte";
import type { SceneClock } from "./wire";

export interface TimeLeft {
  move: number; // milliseconds
  reserve: number;
  isRunning: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LOW = 10 * SECOND;

/** What a seat has left, when the server's clock says that it is now. */
export function timeLeft(clock: SceneClock, seat: number, now: number): TimeLeft {
  const { left, since } = clock.seats[seat]!;
  if (since === undefined) return { move: clock.move, reserve: left, isRunning: false };
  const used = Math.max(0, now - since);
  return {
    move: Math.max(0, clock.move - used),
    reserve: Math.max(0, left - Math.max(0, used - clock.move)),
    isRunning: true,
  };
}

/** Whether it runs out soon. */
export function isLow({ move, reserve, isRunning }: TimeLeft): boolean {
  return isRunning && move + reserve <= LOW;
}

/** A time in words; one that has begun is counted as whole, so that 0:00 is really over. */
export function sayTime(milliseconds: number): string {
  const time = Math.ceil(milliseconds / SECOND) * SECOND;
  const [days, hours] = [Math.floor(time / DAY), Math.floor((time % DAY) / HOUR)];
  const [minutes, seconds] = [Math.floor((time % HOUR) / MINUTE), (time % MINUTE) / SECOND];
  if (days) return say("online-days", { days, hours });
  if (hours) return say("online-hours", { hours, minutes });
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
}
