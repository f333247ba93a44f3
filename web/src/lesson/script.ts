// A game's first lesson as its lesson.toml tells it: a match whose dice are known, step by step.
import { Refusal } from "../engine/refusal";

/** A comment, a move asked of the learner, or what the others play by themselves. */
export interface Step {
  say?: string; // a message of the game
  points?: string[]; // the places it speaks of
  play?: string; // the learner's move, as it is written
  replies?: string[]; // each with its seat: "1 take glass 3"
}

export interface Lesson {
  seed: string;
  fairness: number; // the way that the dice fall from the seed
  players: number;
  seats: string[];
  options: Record<string, number | string>;
  steps: Step[];
}

export interface Reply {
  seat: number;
  move: string;
}

export const LEARNER = 0; // the seat

const LESSONS = import.meta.glob("../generated/*/lesson.json", {
  import: "default",
}) as Record<string, () => Promise<Lesson>>;

export async function lessonOf(game: string): Promise<Lesson> {
  const lesson = LESSONS[`../generated/${game}/lesson.json`];
  if (!lesson) throw new Refusal("UnknownGame", { game, games: taughtGames().join(", ") });
  return lesson();
}

export function taughtGames(): string[] {
  return Object.keys(LESSONS).map((path) => path.split("/").at(-2)!);
}

export function repliesOf(step: Step): Reply[] {
  return (step.replies ?? []).map((written) => {
    const [seat = "", ...move] = written.split(" ");
    return { seat: Number(seat), move: move.join(" ") };
  });
}

/** What was played when a step begins, by whom. */
export function playedBefore(steps: readonly Step[], place: number): Reply[] {
  return steps.slice(0, place).flatMap((step) => [...askedIn(step), ...repliesOf(step)]);
}

const askedIn = ({ play }: Step): Reply[] => (play ? [{ seat: LEARNER, move: play }] : []);

/** How many actions were played when a step begins. */
export function actionsBefore(steps: readonly Step[], place: number): number {
  return playedBefore(steps, place).length;
}

/** Which comment a step's is, counted from 1, and how many there are. */
export function progress(steps: readonly Step[], place: number): { number: number; count: number } {
  const spoken = (some: readonly Step[]) => some.filter((step) => step.say).length;
  return { number: spoken(steps.slice(0, place + 1)), count: spoken(steps) };
}

/** The place of the comment before a step's, or null. */
export function commentBefore(steps: readonly Step[], place: number): number | null {
  const found = steps.slice(0, place).findLastIndex((step) => step.say);
  return found < 0 ? null : found;
}
