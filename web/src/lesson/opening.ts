// Beginning a game's first lesson.
import { settings } from "$lib/settings.svelte";
import { loadGameTexts, say } from "$lib/texts.svelte";
import { loadUi } from "../games/registry";
import { LocalTable } from "../table/local";
import { LEARNER, type Lesson, lessonOf } from "./script";
import { Teaching } from "./teaching.svelte";

export async function beginLesson(game: string): Promise<Teaching> {
  const lesson = await lessonOf(game);
  const [table, ui] = await Promise.all([deal(game, lesson), loadUi(game), loadGameTexts(game)]);
  const teaching = new Teaching(table, ui, lesson);
  await teaching.begin();
  return teaching;
}

function deal(game: string, { seed, players, seats, options }: Lesson): Promise<LocalTable> {
  const names = seats.map((_, seat) => (seat === LEARNER ? settings.name : say("teach-rival")));
  const terms = { seed, players, seats, options, names };
  return LocalTable.create(game, terms, { isKept: false, hasBots: false });
}
