// The beats of a replay: what is shown step by step, one event of an action after another.
import type { Chapter } from "../engine/referee";

/** A step of the replay: so many events of an action are told. */
export interface Beat {
  number: number; // of the action; 0 is the set-up
  told: number;
  isLast: boolean; // the action is wholly told
}

const SETUP = 0;

export function beatsOf(chapters: readonly Chapter[]): Beat[] {
  return chapters.flatMap(beatsIn);
}

/** Before the set-up there is no board to show events on, so it is told at once. */
function beatsIn({ number, events }: Chapter): Beat[] {
  const whole = { number, told: events.length, isLast: true };
  if (number === SETUP) return [whole];
  const earlier = events.slice(1).map((_, place) => ({ number, told: place + 1, isLast: false }));
  return [...earlier, whole];
}

/** The place of the beat at which an action is wholly told; of the last one if there are fewer. */
export function endOf(beats: readonly Beat[], number: number): number {
  const found = beats.findIndex((beat) => beat.isLast && beat.number === number);
  return found < 0 ? beats.length - 1 : found;
}

/** Where a step forward by a whole action leads. */
export function nextEnd(beats: readonly Beat[], cursor: number): number {
  const found = beats.findIndex((beat, place) => place > cursor && beat.isLast);
  return found < 0 ? cursor : found;
}

/** Where a step back by a whole action leads. */
export function previousEnd(beats: readonly Beat[], cursor: number): number {
  const found = beats.findLastIndex((beat, place) => place < cursor && beat.isLast);
  return Math.max(found, 0);
}

/** The action after which the board was last at rest. */
export function restingNumber({ number, isLast }: Beat): number {
  return isLast ? number : number - 1;
}

/** What was told up to a beat. */
export function toldUntil(chapters: readonly Chapter[], beat: Beat): Chapter[] {
  return chapters
    .slice(0, beat.number + 1)
    .map((chapter) =>
      chapter.number === beat.number
        ? { ...chapter, events: chapter.events.slice(0, beat.told) }
        : chapter,
    );
}
