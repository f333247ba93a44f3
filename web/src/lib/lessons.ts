// The first lessons as this device knows them: how far somebody is in each, and how long it takes.
import { recalled, remember } from "./memory";
import { boxOf, type LessonFacts, SHELF, type ShelfBox } from "./shelf";
import type { Language } from "./texts.svelte";

/** Where somebody is in a lesson. */
export interface Bookmark {
  place: number; // of the step; 0 if it has not begun
  isLearnt: boolean; // whether its end was reached once
}

const KEPT = "rejouons.lesson.";
const A_MINUTE = 60; // seconds

/** The bookmark of a game's lesson. In a lesson that goes another way since, it is at the beginning. */
export function bookmarkIn(game: string): Bookmark {
  const { lesson, place, isLearnt } = keptOf(game);
  const facts = boxOf(game)?.lesson;
  const isOfThis = facts !== undefined && lesson === facts.fingerprint && isPlaceOf(facts, place);
  return { place: isOfThis ? place : 0, isLearnt: isLearnt === true };
}

/** Somebody has come to a step: there the lesson goes on, whenever that is. */
export function turnTo(game: string, place: number): void {
  const lesson = boxOf(game)?.lesson;
  if (!lesson) return;
  const isLearnt = bookmarkIn(game).isLearnt || place === lesson.comments.at(-1);
  remember(KEPT + game, { lesson: lesson.fingerprint, place, isLearnt });
}

/** Whether somebody has begun any lesson on this device. */
export function hasBegunLearning(): boolean {
  return SHELF.map(({ id }) => bookmarkIn(id)).some(({ place, isLearnt }) => place > 0 || isLearnt);
}

/** Which comment a place is at, counted from 1, and how many there are. */
export function stepAt(box: ShelfBox, place: number): { number: number; count: number } {
  const { comments } = box.lesson;
  return { number: comments.filter((step) => step <= place).length, count: comments.length };
}

export function minutesToLearn(box: ShelfBox, language: Language): number {
  return Math.round(box.lesson.seconds[language] / A_MINUTE);
}

/** The game to begin with, for somebody who knows none: its lesson is the shortest. */
export function firstToLearn(language: Language): ShelfBox {
  return SHELF.reduce((best, box) =>
    box.lesson.seconds[language] < best.lesson.seconds[language] ? box : best,
  );
}

function keptOf(game: string): Record<string, unknown> {
  const found = recalled(KEPT + game);
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}

function isPlaceOf({ comments }: LessonFacts, place: unknown): place is number {
  return Number.isInteger(place) && (place as number) >= 0 && (place as number) <= comments.at(-1)!;
}
