// The app in a real browser, as a visitor meets it: what is loaded, how long until the board can
// be used, and how evenly the page is drawn while pieces move and a master thinks.
//
//     PATH=.venv/bin:$PATH node bench/browser.mjs [path to Chromium]
import { spawn } from "node:child_process";
import { chromium } from "../web/node_modules/@playwright/test/index.mjs";

const PORT = 8793;
const ADDRESS = `http://127.0.0.1:${PORT}/`;
const ROUNDS = 7;
const TURNS = 12; // watched while the frames are counted
const CODE = ["Script", "Stylesheet", "Fetch", "Other"]; // code of WebAssembly is fetched
const DESKTOP = { width: 1440, height: 900 };

async function served(measure) {
  const server = spawn("rejouons", ["serve", "--port", String(PORT), "--no-browser"]);
  const browser = await chromium.launch({
    executablePath: process.argv[2] ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    await answered();
    return await measure(browser);
  } finally {
    await browser.close();
    server.kill();
  }
}

async function answered() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(ADDRESS).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server does not answer");
}

async function visitor(browser, options = {}) {
  const context = await browser.newContext({ viewport: DESKTOP, locale: "en-GB", ...options });
  return { context, page: await context.newPage() };
}

/** Compressed bytes of code: of the shelf, and what a game adds. */
async function bytes(browser) {
  const { context, page } = await visitor(browser, { serviceWorkers: "block" });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const counted = new Set();
  let sum = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (CODE.includes(type)) counted.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) sum += encodedDataLength;
  });
  await page.goto(ADDRESS, { waitUntil: "networkidle" });
  const app = sum;
  await page.goto(`${ADDRESS}#/new/mark`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".spot.open, .prompt form").first().waitFor();
  await context.close();
  return { app, game: sum - app };
}

/** Milliseconds from the click on Play to a board that asks for a move. */
async function untilBoard(browser) {
  const { context, page } = await visitor(browser);
  await page.goto(`${ADDRESS}#/new/mark`);
  const play = page.getByRole("button", { name: "Play", exact: true });
  await play.waitFor();
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

/** Times between frames while the table moves by itself, against masters. */
async function frames(browser) {
  const { context, page } = await visitor(browser);
  await page.goto(`${ADDRESS}#/new/mark`);
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

const found = await served(async (browser) => {
  const size = await bytes(browser);
  const waits = [];
  for (let round = 0; round < ROUNDS; round += 1) waits.push(await untilBoard(browser));
  const gaps = await frames(browser);
  const at = (share) => gaps[Math.floor(share * (gaps.length - 1))];
  return {
    app_bytes: size.app,
    game_bytes: size.game,
    board_milliseconds: waits,
    frames: gaps.length,
    frames_per_second: 1000 / at(0.5),
    slow_frame_milliseconds: at(0.99),
    slowest_frame_milliseconds: at(1),
  };
});
console.log(JSON.stringify(found));
