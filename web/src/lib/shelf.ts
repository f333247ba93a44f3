// The boxes on the shelf: a game that registers appears by itself.
import boxes from "$generated/shelf.json";
import { currentLanguage, type Language } from "./texts.svelte";

export interface ShelfBox {
  id: string;
  players: [number, number];
  minutes: number;
  lesson: LessonFacts;
  name: Record<Language, string>;
  pitch: Record<Language, string>;
}

/** What is known of a first lesson before it is opened. */
export interface LessonFacts {
  fingerprint: string; // another one for a lesson that goes another way
  comments: readonly number[]; // the steps that say something; the last one is the lesson's end
  seconds: Record<Language, number>;
}

export const SHELF = boxes as unknown as readonly ShelfBox[];

export function boxOf(game: string): ShelfBox | undefined {
  return SHELF.find((box) => box.id === game);
}

/** What a game is called in the language of the moment. */
export function gameName(game: string): string {
  return boxOf(game)?.name[currentLanguage()] ?? game;
}
