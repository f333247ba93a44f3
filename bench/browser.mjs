// The app in a real browser, as a visitor meets it: what is loaded, how long until the board can
// be used, and how evenly the page is drawn while pieces move and bots think.
//
//     PATH=.venv/bin:$PATH [CHROMIUM=path] node bench/browser.mjs
import { served } from "../tools/served.mjs";
import { total, weighed } from "../web/tests/bytes.mjs";

const ROUNDS = 7;
const TURNS = 12; // watched while the frames are counted
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
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".spot.open, .prompt form").first().waitFor();
  const both = total(await weights());
  await context.close();
  return { app, game: both - app };
}

/** Milliseconds from the click on Play to a board that asks for a move. */
async function untilBoard() {
  const { context, page } = await visitor();
  await page.goto(`${address}#/new/mark`);
  await page.locator("details", { hasText: BEGINNING }).locator("summary").click();
  await page.getByText(BEGINNING).click();
  const play = page.getByRole("button", { name: "Play", exact: true });
  const waited = await play.evaluate(
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

/** Times between frames while three bots play, of the level a new table has. */
async function frames() {
  const { context, page } = await visitor();
  await page.goto(`${address}#/new/mark`);
  await page.getByRole("button", { name: /against 3 bots/ }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".stage svg").waitFor();
  await page.evaluate(() => {
    window.gaps = [];
    let last = performance.now();
    const count = (now) => {
      if (document.querySelector(".prompt .quiet")) window.gaps.push(now - last); // nobody is asked
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  for (let turn = 0; turn < TURNS; turn += 1) await decide(page);
  const gaps = await page.evaluate(() => window.gaps);
  await context.close();
  return gaps.toSorted((one, other) => one - other);
}

async function decide(page) {
  await page.locator(".spot.open, .prompt form").first().waitFor({ timeout: 60_000 });
  const bid = page.locator(".prompt form button[type=submit]");
  if (await bid.isVisible()) return bid.click();
  while (!(await page.locator(".proposal").isVisible())) {
    await page.locator(".spot.open").last().click();
    await page.waitForTimeout(50);
  }
  await page.getByRole("button", { name: "Play it" }).click();
}

async function measured() {
  const size = await bytes();
  const waits = [];
  for (let round = 0; round < ROUNDS; round += 1) waits.push(await untilBoard());
  const gaps = await frames();
  const at = (share) => gaps[Math.floor(share * (gaps.length - 1))];
  return {
    app_bytes: size.app,
    game_bytes: size.game,
    board_milliseconds: waits,
    frames: gaps.length,
    frames_per_second: (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0),
    slow_frame_milliseconds: at(0.99),
    slowest_frame_milliseconds: at(1),
  };
}

try {
  console.log(JSON.stringify(await measured()));
} finally {
  await close();
}
