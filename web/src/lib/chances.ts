// Chances to win, in words.
import { say } from "./texts.svelte";

const PERCENT = 100;

export function percentOf(chance: number): number {
  return Math.round(PERCENT * chance);
}

export function sayChance(chance: number): string {
  return say("table-chance", { percent: percentOf(chance) });
}
