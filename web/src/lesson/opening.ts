// Beginning a game's first lesson.
import { orClose } from "$lib/opening";
import { settings } from "$lib/settings.svelte";
import { loadGameTexts, say } from "$lib/texts.svelte";
import { loadUi } from "../games/registry";
import { LocalTable } from "../table/local";
import { dealt } from "../table/making";
import { LEARNER, type Lesson, lessonOf } from "./script";
import { Teaching } from "./teaching.svelte";

const LESSON = "lesson"; // stands for the id of a table that is not kept

export async function beginLesson(game: string): Promise<Teaching> {
  const lesson = await lessonOf(game);
  const [save, ui] = await Promise.all([deal(game, lesson), loadUi(game), loadGameTexts(game)]);
  const table = await LocalTable.open(LESSON, save, { isKept: false, hasBots: false });
  const teaching = new Teaching(table, ui, lesson);
  await orClose(teaching, teaching.begin());
  return teaching;
}

function deal(game: string, { seed, players, seats, options }: Lesson): Promise<string> {
  const rivals = seats.length - 1;
  const names = seats.map((_, seat) =>
    seat === LEARNER ? settings.name : say("teach-rival", { rivals, number: seat }),
  );
  return dealt(game, { seed, players, seats, options, names });
}
