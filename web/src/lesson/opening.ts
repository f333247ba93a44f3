// Opening a game's first lesson, at the step where somebody was in it.
import { bookmarkIn } from "$lib/lessons";
import { orClose } from "$lib/opening";
import { settings } from "$lib/settings.svelte";
import { say } from "$lib/texts.svelte";
import { Actions } from "../engine/actions";
import type { LocalTable } from "../table/local";
import { dealt } from "../table/making";
import { laidOut } from "../table/sitting";
import { LEARNER, type Lesson, lessonOf, playedBefore, type Reply } from "./script";
import { Teaching } from "./teaching.svelte";

const LESSON = "lesson"; // stands for the id of a table that is not kept

export async function openLesson(game: string): Promise<Teaching> {
  const lesson = lessonOf(game);
  const save = lesson.then((script) => deal(game, script));
  const { table, ui } = await laidOut(LESSON, save, { isKept: false, hasBots: false });
  const script = await lesson;
  const { place } = bookmarkIn(game);
  await orClose(table, playAgain(table, playedBefore(script.steps, place)));
  const teaching = new Teaching(table, ui, script);
  await orClose(teaching, teaching.begin(place));
  return teaching;
}

/** Plays what was played already: the dice fall the same. */
async function playAgain(table: LocalTable, played: readonly Reply[]): Promise<void> {
  const actions = Actions.of(table.facts);
  for (const { seat, move } of played) await table.act(seat, actions.parse(move)!);
}

function deal(game: string, { seed, fairness, players, seats, options }: Lesson): Promise<string> {
  const rivals = seats.length - 1;
  const names = seats.map((_, seat) =>
    seat === LEARNER ? settings.name : say("teach-rival", { rivals, number: seat }),
  );
  return dealt(game, { seed, fairness, players, seats, options, names });
}
