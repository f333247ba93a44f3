// The covers of the games' boxes: each folder here brings one.
import type { Component } from "svelte";

type Cover = Component<{ title: string }>;

const COVERS = import.meta.glob("./*/Cover.svelte", {
  eager: true,
  import: "default",
}) as Record<string, Cover>;

export function coverOf(game: string): Cover | undefined {
  return COVERS[`./${game}/Cover.svelte`];
}
