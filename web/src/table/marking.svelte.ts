// The seats of a table, marked as its game likes them to be.
import { untrack } from "svelte";
import { type Mark, markSeats } from "$lib/seats";
import type { AnyGameUi } from "../games/contract";

interface Marked {
  ui: AnyGameUi;
  players: readonly unknown[];
  state(): unknown; // as shown; none until there is one
}

/** For whatever a component shows of a table: the game at it may mark the seats. */
export function markTable(table: () => Marked | null): void {
  let marks = $state.raw<readonly Mark[][]>(untrack(() => marksAt(table())));
  $effect.pre(() => {
    const now = marksAt(table());
    const isNew = JSON.stringify(now) !== JSON.stringify(untrack(() => marks));
    if (isNew) marks = now; // else no badge, of which there are many, looks at them again
  });
  markSeats((seat) => marks[seat] ?? []);
}

function marksAt(table: Marked | null): Mark[][] {
  if (!table?.ui.marks) return []; // whatever is shown
  const { ui, players } = table;
  const shown = table.state();
  return shown ? players.map((_, seat) => ui.marks!(shown, seat)) : [];
}
