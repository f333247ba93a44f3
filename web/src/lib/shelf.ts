// The boxes on the shelf, and their covers: a game that registers appears by itself.
import type { Component } from "svelte";
import boxes from "$generated/shelf.json";
import { currentLanguage, type Language } from "./texts.svelte";

export interface ShelfBox {
  id: string;
  players: [number, number];
  minutes: number;
  name: Record<Language, string>;
  pitch: Record<Language, string>;
}

type Cover = Component<{ title: string }>;

const COVERS = import.meta.glob("../games/*/Cover.svelte", {
  eager: true,
  import: "default",
}) as Record<string, Cover>;

export const SHELF = boxes as unknown as readonly ShelfBox[];

export function boxOf(game: string): ShelfBox | undefined {
  return SHELF.find((box) => box.id === game);
}

/** What a game is called in the language of the moment. */
export function gameName(game: string): string {
  return boxOf(game)?.name[currentLanguage()] ?? game;
}

export function coverOf(game: string): Cover | undefined {
  return COVERS[`../games/${game}/Cover.svelte`];
}
