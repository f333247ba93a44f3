// The pictures of the games' rules: each folder here whose glance/index.ts exports `glance`.
import type { Glance } from "./contract";

const GLANCES = import.meta.glob("./*/glance/index.ts", { import: "glance" }) as Record<
  string,
  () => Promise<Glance>
>;

/** A game's pictures; none where it brings none. */
export async function loadGlance(game: string): Promise<Glance | null> {
  return (await GLANCES[`./${game}/glance/index.ts`]?.()) ?? null;
}
