// Nothing is ever lost: reloads, other windows, broken records, files, no network.
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixed_dice";
import { SAMPLE } from "./games";
import { asked, BEGIN, complaints, decide, log, sitDown } from "./table";

async function toShelf(page: Page): Promise<void> {
  await page.goto("./");
  await expect(page.getByRole("heading", { name: "Your matches" })).toBeVisible();
}

/** A match as a file of this browser. */
async function exported(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Menu" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the match as a file" }).click();
  const path = await (await saving).path();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  return path;
}

/** Plays the beginning of a match. */
async function begin(page: Page, game: string): Promise<void> {
  await sitDown(page, { game, fromShelf: true });
  await asked(page);
  await decide(page);
  await asked(page);
}

for (const { name } of SAMPLE) {
  test.describe(name, () => {
    test.beforeEach(({ page }) => begin(page, name));

    test("a reload in mid-game changes nothing", async ({ page }) => {
      const before = await log(page).allTextContents();
      await page.reload();
      await asked(page);
      expect(await log(page).allTextContents()).toEqual(before);
    });

    test("a match goes out as a file, is honest to Python, and comes back", async ({ page }) => {
      const before = await log(page).allTextContents();
      const file = await exported(page);
      const env = { ...process.env, REJOUONS_TARGET: "python", REJOUONS_LANG: "en" };
      const verdict = execFileSync("rejouons", ["verify", file], { env, encoding: "utf-8" });
      expect(verdict).toContain("The secret matches the commitment");
      await page.evaluate(() => localStorage.clear());
      await toShelf(page);
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.getByRole("link", { name: "Go on" }).first().click();
      await asked(page);
      expect(await log(page).allTextContents()).toEqual(before);
    });

    test.describe("with what was kept before", () => {
      test.use({ serviceWorkers: "allow" });

      test("everything works without a network", async ({ page, context }) => {
        await page.evaluate(() => navigator.serviceWorker.ready);
        const heard = complaints(page);
        await context.setOffline(true);
        await page.reload();
        await asked(page);
        await decide(page);
        await asked(page);
        await sitDown(page, { game: name });
        await asked(page);
        expect(heard).toEqual([]);
        await context.setOffline(false);
      });
    });
  });
}

test.describe("any match", () => {
  test.beforeEach(({ page }) => begin(page, "Mark"));

  test("the shelf leads back to a table", async ({ page }) => {
    const before = await log(page).allTextContents();
    await toShelf(page);
    await page.getByRole("link", { name: "Go on" }).first().click();
    await asked(page);
    expect(await log(page).allTextContents()).toEqual(before);
  });

  test("a table in two windows stays one table", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(page.url());
    await asked(other);
    await decide(other);
    await asked(other);
    const lines = await log(other).allTextContents();
    await expect(log(page)).toHaveCount(lines.length);
  });

  test("a damaged file is refused in words, and nothing else changes", async ({ page }) => {
    const file = await exported(page);
    const save = JSON.parse(await readFile(file, "utf-8")) as { scores: number[] };
    save.scores[0]! += 100;
    await toShelf(page);
    const tables = await page.getByRole("link", { name: "Go on" }).count();
    for (const [text, message] of [
      ["{", "not a saved match"],
      [JSON.stringify(save), "changed or cut off"], // between them, so that each report is a new one
      ['{"format": "chess"}', "not a saved match"],
    ] as const) {
      const buffer = Buffer.from(text);
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: "match.json", mimeType: "application/json", buffer });
      await expect(page.locator(".report")).toContainText(message);
    }
    await expect(page.getByRole("link", { name: "Go on" })).toHaveCount(tables);
  });

  test("a record that cannot be read is kept, and can be taken away", async ({ page }) => {
    await page.evaluate(() => localStorage.setItem("rejouons.table.broken", '{"game":"mark",'));
    await toShelf(page);
    const damaged = page.getByText("A match that cannot be read");
    await expect(damaged).toBeVisible();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the text" }).click();
    expect(await readFile(await (await saving).path(), "utf-8")).toBe('{"game":"mark",');
    await page.goto("./#/table/broken");
    await expect(page.getByRole("alert")).toContainText("cannot be read");
  });

  test("a device without room for a new match says so, and goes nowhere", async ({ page }) => {
    await page.goto("./#/new/mark");
    const play = page.getByRole("button", { name: BEGIN, exact: true });
    await expect(play).toBeVisible();
    await page.evaluate(() => {
      const kept = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key.startsWith("rejouons.table.")) throw new DOMException("full", "QuotaExceededError");
        kept.call(this, key, value);
      };
    });
    await play.click();
    await expect(page.getByRole("alert").filter({ hasText: "no room left" })).toBeVisible();
    await expect(page).toHaveURL(/#\/new\/mark$/);
  });

  test("an address of no table says so", async ({ page }) => {
    await page.goto("./#/table/nothing");
    await expect(page.getByRole("alert")).toContainText("no such match");
  });

  test("an address of no game says so", async ({ page }) => {
    for (const [screen, game] of [
      ["new", "chess"],
      ["rules", "poker"],
      ["lesson", "tarot"],
    ] as const) {
      await page.goto(`./#/${screen}/${game}`);
      await expect(page.getByRole("alert")).toContainText(`no game called “${game}”`);
    }
  });

  test("a worker that is killed is replaced, and the match goes on", async ({ page }) => {
    await page.evaluate(() => {
      const Original = Worker;
      Object.assign(window, { made: 0 });
      window.Worker = class extends Original {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          const page = window as unknown as { made: number };
          page.made += 1;
          if (page.made === 1) this.terminate();
        }
      };
    });
    await page.evaluate(() => (location.hash = "#/"));
    await page.getByRole("link", { name: "Go on" }).first().click();
    await asked(page);
    expect(await page.evaluate(() => (window as unknown as { made: number }).made)).toBeGreaterThan(
      1,
    );
  });
});
