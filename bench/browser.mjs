// The app in a real browser, as a visitor meets it: what is loaded, how long until the board can
// be used, and what the page works for each frame while pieces move and bots think.
//
//     PATH=.venv/bin:$PATH [CHROMIUM=path] node bench/browser.mjs
import { served } from "../tools/served.mjs";
import { total, weighed } from "../web/tests/bytes.mjs";
import { start, workAtTable } from "./frames.mjs";

const ROUNDS = 7;
const DECISIONS = 6; // watched while the frames are counted
const GAMES = ["mark", "ave_cesar", "autoscooter", "macadam", "a_vos_marques"];
const DESKTOP = { width: 1440, height: 900 };
const BEGINNING = "the first seat"; // the visitor's: nobody's move is waited for
const { address, browser, close } = await served();

async function visitor(options = {}) {
  const context = await browser.newContext({ viewport: DESKTOP, locale: "en-GB", ...options });
  return { context, page: await context.newPage() };
}

/** Compressed bytes of code: of the shelf, and what a game adds. */
async function bytes() {
  const { context, page } = await visitor({ serviceWorkers: "block" });
  const weights = weighed(context);
  await page.goto(address, { waitUntil: "networkidle" });
  const app = total(await weights());
  await page.goto(`${address}#/new/mark`);
  await start(page).click();
  await page.locator(".spot.open, .prompt form").first().waitFor();
  const both = total(await weights());
  await context.close();
  return { app, game: both - app };
}

/** Milliseconds from the click on Start to a board that asks for a move. */
async function untilBoard() {
  const { context, page } = await visitor();
  await page.goto(`${address}#/new/mark`);
  await page.locator("details", { hasText: BEGINNING }).locator("summary").click();
  await page.getByText(BEGINNING).click();
  const waited = await start(page).evaluate(
    (button) =>
      new Promise((resolve) => {
        const begin = performance.now();
        const look = () => {
          if (document.querySelector(".spot.open, .prompt form")) resolve(performance.now() - begin);
          else requestAnimationFrame(look);
        };
        button.click();
        look();
      }),
  );
  await context.close();
  return waited;
}

/** What the page works for each frame while the fullest table of bots plays. */
async function frames() {
  const found = {};
  for (const game of GAMES) {
    const { context, page } = await visitor();
    const work = await workAtTable(browser, page, address, game, DECISIONS);
    const at = (share) => work[Math.floor(share * (work.length - 1))];
    found[game] = { frames: work.length, p50: at(0.5), p99: at(0.99), max: at(1) };
    await context.close();
  }
  return found;
}

async function measured() {
  const size = await bytes();
  const waits = [];
  for (let round = 0; round < ROUNDS; round += 1) waits.push(await untilBoard());
  return {
    app_bytes: size.app,
    game_bytes: size.game,
    board_milliseconds: waits,
    work_milliseconds: await frames(),
  };
}

try {
  console.log(JSON.stringify(await measured()));
} finally {
  await close();
}
