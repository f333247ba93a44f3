// Beginning a game's first lesson.
import { orClose } from "$lib/opening";
import { settings } from "$lib/settings.svelte";
import { say } from "$lib/texts.svelte";
import { dealt } from "../table/making";
import { laidOut } from "../table/sitting";
import { LEARNER, type Lesson, lessonOf } from "./script";
import { Teaching } from "./teaching.svelte";

const LESSON = "lesson"; // stands for the id of a table that is not kept

export async function beginLesson(game: string): Promise<Teaching> {
  const lesson = lessonOf(game);
  const save = lesson.then((script) => deal(game, script));
  const { table, ui } = await laidOut(LESSON, save, { isKept: false, hasBots: false });
  const teaching = new Teaching(table, ui, await lesson);
  await orClose(teaching, teaching.begin());
  return teaching;
}

function deal(game: string, { seed, fairness, players, seats, options }: Lesson): Promise<string> {
  const rivals = seats.length - 1;
  const names = seats.map((_, seat) =>
    seat === LEARNER ? settings.name : say("teach-rival", { rivals, number: seat }),
  );
  return dealt(game, { seed, fairness, players, seats, options, names });
}
