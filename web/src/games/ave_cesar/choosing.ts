// What the board shows of the choice being made: the card and the goal that are picked or looked at.
import { VALUES } from "$generated/ave_cesar/layout";
import { isPicked } from "$lib/board.svelte";
import type { SpotState } from "../contract";
import type { Course } from "./course";
import type { Goal } from "./goals";
import { cardSpot, FINISH, PASS, PILE, RETIRE, spaceSpot } from "./moves";

type StateOf = (spot: string) => SpotState;

export interface Focus {
  value: number | null; // of the card that it is about
  goal: Goal | null;
}

/** The card that was pressed, or that a hint points at. */
function pickedValue(stateOf: StateOf): number | null {
  const values = Array.from({ length: VALUES }, (_, kind) => kind + 1);
  return values.find((value) => isPicked(stateOf(cardSpot(value)))) ?? null;
}

/** What is looked at goes before what is picked: one looks around before one decides. */
export function focusOf(goals: readonly Goal[], looked: string | null, stateOf: StateOf): Focus {
  const picked = pickedValue(stateOf);
  const lookedValue = goals.find(({ value }) => cardSpot(value) === looked)?.value ?? null;
  if (lookedValue !== null && lookedValue !== picked) return { value: lookedValue, goal: null };
  const goal = goalAt(goals, looked, picked) ?? pickedGoal(goals, picked, stateOf);
  return { value: picked, goal };
}

/** The last spot of a whole move that is chosen and waits to be played. */
export function proposedSpot({ spaces }: Course, stateOf: StateOf): string | null {
  const alone = [PASS, RETIRE].find((spot) => stateOf(spot) === "chosen");
  if (alone || pickedValue(stateOf) === null) return alone ?? null;
  const ends = [FINISH, PILE, ...spaces.map(spaceSpot)];
  return ends.find((spot) => stateOf(spot) === "chosen") ?? null;
}

function pickedGoal(goals: readonly Goal[], picked: number | null, stateOf: StateOf): Goal | null {
  const spots = goals.filter(({ spot }) => isPicked(stateOf(spot)));
  return spots.length ? goalAt(goals, spots[0]!.spot, picked) : null;
}

/** The goal at a spot: with the card that is picked, else with the one that wastes least. */
function goalAt(goals: readonly Goal[], spot: string | null, picked: number | null): Goal | null {
  const there = goals.filter((goal) => goal.spot === spot);
  const cheapest = there.toSorted((one, other) => (one.waste ?? 0) - (other.waste ?? 0));
  const withPicked = there.find(({ value }) => value === picked);
  return withPicked ?? (picked === null ? (cheapest[0] ?? null) : null);
}
