// The boxes on the shelf: a game that registers appears by itself.
import boxes from "$generated/shelf.json";
import { currentLanguage, type Language } from "./texts.svelte";

export interface ShelfBox {
  id: string;
  players: [number, number];
  minutes: number;
  name: Record<Language, string>;
  pitch: Record<Language, string>;
}

export const SHELF = boxes as unknown as readonly ShelfBox[];

export function boxOf(game: string): ShelfBox | undefined {
  return SHELF.find((box) => box.id === game);
}

/** What a game is called in the language of the moment. */
export function gameName(game: string): string {
  return boxOf(game)?.name[currentLanguage()] ?? game;
}
