// The games' boards: each folder here whose index.ts exports `ui`.
import type { AnyGameUi } from "./contract";

const FOLDERS = import.meta.glob("./*/index.ts") as Record<
  string,
  () => Promise<{ ui: AnyGameUi }>
>;

export async function loadUi(game: string): Promise<AnyGameUi> {
  const folder = FOLDERS[`./${game}/index.ts`];
  if (!folder) throw new Error(`no board for ${game}`);
  return (await folder()).ui;
}
