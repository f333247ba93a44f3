// Actions and events in words: which message tells them, and what it is filled with.
import { untrack } from "svelte";
import { type Say, sayOf } from "$lib/texts.svelte";
import type { Actions } from "../engine/actions";
import { type GameEvent, telling } from "../engine/events";
import { type Facts, spoken } from "../engine/facts";
import type { AnyGameUi } from "./contract";

/** Says something of a game at a table; its codes are told in words where they are not shown. */
export function sayAt({ explained }: AnyGameUi, { game }: Facts, shown: () => unknown): Say {
  // Nothing is said anew just because the state is another one.
  return sayOf(game, explained && ((values) => explained(values, untrack(shown))));
}

export function sayAction(
  sayGame: Say,
  actions: Actions,
  action: number,
  names: readonly string[],
): string {
  const kind = actions.kindOf(action);
  return sayGame(`move-${kind.name}`, spoken(kind.fields, actions.values(action), names));
}

export function sayEvent(sayGame: Say, facts: Facts, event: GameEvent, names: readonly string[]) {
  const { id, values } = telling(facts, event, names);
  return sayGame(id, values);
}

/** What a seat is asked: as its game says it, or by the phase alone. */
export function sayAsk(sayGame: Say, ui: AnyGameUi, facts: Facts, state: unknown, seat: number) {
  const { phase } = state as { phase: number };
  return ui.ask?.(state, seat, sayGame) ?? sayGame(`ask-${facts.phases[phase]}`);
}
