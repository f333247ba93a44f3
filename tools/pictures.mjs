// Takes the pictures of docs/pictures: every screen, as a visitor sees it.
//
//     make build && PATH=.venv/bin:$PATH [CHROMIUM=path] node tools/pictures.mjs
import { mkdirSync } from "node:fs";
import { served } from "./served.mjs";

const FOLDER = new URL("../docs/pictures/", import.meta.url).pathname;
const MATCHES = {
  mark: { file: "mark/golden/all_rows.v1.json", moment: "96" }, // rows are filling
  ave_cesar: { file: "ave_cesar/golden/won_winner_lane_1.v1.json", moment: "50" }, // chariots are spread
  autoscooter: { file: "autoscooter/golden/won.v1.json", moment: "40" }, // in the thick of it
  macadam: { file: "macadam/golden/covered.v1.json", moment: "40" }, // signals are covered, cards exposed
  a_vos_marques: { file: "a_vos_marques/golden/scenes.v1.json", moment: "117" }, // cars are on the road
};
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL = 0.55; // of the size on screen
const SETTLED = 1500; // milliseconds until nothing moves

const { address, browser, close } = await served();

async function open(path, options) {
  const context = await browser.newContext({
    viewport: DESKTOP,
    deviceScaleFactor: SMALL,
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  await page.goto(address + path);
  await page.waitForTimeout(SETTLED);
  return page;
}

async function take(page, name) {
  await page.waitForTimeout(SETTLED);
  await page.screenshot({ path: `${FOLDER}${name}.jpg`, type: "jpeg", quality: 78 });
}

async function screen(name, path, options) {
  const page = await open(path, options);
  await take(page, name);
  await page.context().close();
}

async function replay(game, options) {
  const { file, moment } = MATCHES[game];
  const page = await open("", options);
  const saved = new URL(`../tests/games/${file}`, import.meta.url).pathname;
  await page.locator('input[type="file"]').setInputFiles(saved);
  await page.getByRole("link", { name: /Watch again|Revoir/ }).click();
  await page.getByRole("slider").fill(moment);
  await page.waitForTimeout(SETTLED);
  return page;
}

async function table(name, game, options) {
  const page = await replay(game, options);
  await page.getByRole("button", { name: /Play on|Continuer/ }).click();
  await page.getByRole("dialog").locator("button.main").click();
  await page.locator(".spot.open, .prompt form").first().waitFor();
  await take(page, name);
  await page.context().close();
}

async function handedOver() {
  const page = await open("#/new/mark");
  await page.getByRole("button", { name: "Two on this device" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  while (!(await page.locator("section.veil").isVisible())) {
    if (await page.locator(".prompt form").isVisible()) {
      await page.locator(".prompt form button[type=submit]").click();
    } else {
      while (!(await page.locator(".proposal").isVisible())) {
        await page.locator(".spot.open").last().click();
        await page.waitForTimeout(50);
      }
      await page.getByRole("button", { name: "Play it" }).click();
    }
    await page.waitForTimeout(300);
  }
  await take(page, "passing");
  await page.context().close();
}

try {
  mkdirSync(FOLDER, { recursive: true });
  await screen("shelf", "");
  await screen("shelf-phone", "", { viewport: PHONE, deviceScaleFactor: 1, locale: "fr-FR" });
  await screen("setup", "#/new/mark");
  await screen("lesson", "#/lesson/mark");
  await screen("rules", "#/rules/mark/MK-20");
  await screen("settings", "#/settings", { colorScheme: "dark" });
  await table("table", "mark", { deviceScaleFactor: 0.9 });
  await table("table-dark", "mark", { colorScheme: "dark", locale: "fr-FR" });
  await table("table-phone", "mark", { viewport: PHONE, deviceScaleFactor: 1 });
  await table("ave-cesar", "ave_cesar", { deviceScaleFactor: 0.9 });
  await table("autoscooter", "autoscooter");
  await table("macadam", "macadam");
  await table("a-vos-marques", "a_vos_marques");
  const page = await replay("mark");
  await take(page, "replay");
  await handedOver();
} finally {
  await close();
}
