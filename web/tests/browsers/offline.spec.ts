// The app without a network, in every browser.
import { GAMES } from "../games";
import { BEGIN } from "../table";
import { test } from "./fixtures";

const GAME = GAMES[0]!;

test.use({ isKept: true });

test("what was opened once is there without a network", async ({ visit, door }) => {
  await visit.until(() => navigator.serviceWorker.controller?.state === "activated");
  await door.close();
  await visit.goto(`?again#/new/${GAME.id}`);
  await visit.press("button", BEGIN);
  await visit.see(".prompt .ask");
  await visit.goto("?once-more");
  await visit.press("a", "Go on");
  await visit.see(".prompt .ask");
});
