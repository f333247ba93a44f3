// A lesson to its end by its own buttons, and on into a real game, in every browser.
import { GAMES } from "../games";
import { test } from "./fixtures";
import type { Point } from "./tab";
import { place } from "./visit";

const GAME = GAMES[0]!;

test(`${GAME.name}: a lesson, and on into a real game`, async ({ visit }) => {
  await visit.goto(`#/lesson/${GAME.id}`);
  let next = await visit.until(nextStep);
  while (next !== "over") {
    await visit.pressAt(next);
    next = await visit.until(nextStep);
  }
  await visit.press(".ending .main");
  await visit.see(".prompt .ask");
});

/** Runs in the page: what goes on, or shows the move that is asked for. */
function nextStep(): Point | "over" | null {
  if (document.querySelector(".ending")) return "over";
  return place(".slip [data-next]", "") ?? place(".slip .ways button", "Show me");
}
