// The seats of a table, marked as its game likes them to be.
import { markSeats } from "$lib/seats";
import type { AnyGameUi } from "../games/contract";

interface Marked {
  ui: AnyGameUi;
  state: unknown; // as shown; none until there is one
}

/** For whatever a component shows of a table: the game at it may mark the seats. */
export function markTable(table: () => Marked | null): void {
  markSeats((seat) => {
    const marked = table();
    return marked?.state ? (marked.ui.marks?.(marked.state, seat) ?? []) : [];
  });
}
