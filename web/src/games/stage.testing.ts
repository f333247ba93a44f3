// Boards for tests, as the table shows them.
import { render } from "svelte/server";
import type { Facts } from "../engine/facts";
import type { Scene } from "../table/scene";
import Stage from "../table/Stage.svelte";
import type { AnyGameUi } from "./contract";

/** The spots that a board shows to seat 0, at a table where every one of them may be pressed. */
export function shownSpots(ui: AnyGameUi, facts: Facts, state: unknown): string[] {
  const scene: Scene = {
    ...{ ui, table: { facts }, shown: state, pieces: [], viewer: 0, isShared: false },
    ...{ players: [{ seat: 0, name: "Anna", who: "human" }], waiting: [0], now: null, flights: [] },
    foreseen: [],
    ...{
      say: (id) => id,
      points: [],
      lit: [],
      firstOpen: null,
      stateOf: () => "open",
      leads: () => true,
    },
    ...{ press: () => {}, playAlone: () => {}, hurry: () => {}, light: () => {} },
  };
  const { body } = render(Stage, { props: { scene } });
  return Array.from(body.matchAll(/data-spot="([^"]*)"/g), (found) => found[1]!);
}
