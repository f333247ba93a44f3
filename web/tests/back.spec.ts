// Back: it closes what lies over a screen, and leads to no other match.
import { expect, type Page } from "@playwright/test";
import { test } from "./fixed_dice";
import { asked, prompt, sitDown } from "./table";

const dialog = (page: Page) => page.getByRole("dialog");
const rules = (page: Page) => page.getByRole("button", { name: "Rules" });
const menu = (page: Page) => page.getByRole("button", { name: "Menu" });
const shelf = (page: Page) => page.getByRole("navigation", { name: "Mark" });
const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());

/** Nothing lies over the screen, and the history says so. */
async function expectBare(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
}

test.beforeEach(async ({ page }) => {
  await sitDown(page, { fromShelf: true });
  await asked(page);
});

test("closes the rules, then leaves the table for the shelf", async ({ page }) => {
  const table = page.url();
  await rules(page).click();
  await expect(dialog(page)).toBeVisible();
  await back(page);
  await expectBare(page);
  expect(page.url()).toBe(table);
  await expect(prompt(page)).toBeVisible();
  await back(page);
  await expect(shelf(page)).toBeVisible();
});

test("has nothing to close after a press on the cross", async ({ page }) => {
  await rules(page).click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expectBare(page);
  await back(page);
  await expect(shelf(page)).toBeVisible();
});

test("and forward again: what was closed stays closed", async ({ page }) => {
  await rules(page).click();
  await back(page);
  await expectBare(page);
  await forward(page);
  await expectBare(page);
  await expect(prompt(page)).toBeVisible();
  await back(page);
  await expect(shelf(page)).toBeVisible();
});

test("comes back from where a dialog has led to, not to the dialog", async ({ page }) => {
  const table = page.url();
  await menu(page).click();
  await dialog(page).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await back(page);
  await expect(prompt(page)).toBeVisible();
  expect(page.url()).toBe(table);
  await expectBare(page);
  await back(page);
  await expect(shelf(page)).toBeVisible();
});

test("leaves the settings once, however often that is pressed", async ({ page }) => {
  const table = page.url();
  await menu(page).click();
  await dialog(page).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await page
    .locator("main")
    .getByRole("link", { name: "table" })
    .evaluate((link) => {
      (link as HTMLElement).click();
      (link as HTMLElement).click();
    });
  await expect(prompt(page)).toBeVisible();
  expect(page.url()).toBe(table);
  await back(page);
  await expect(shelf(page)).toBeVisible();
});

test("leaves nothing behind when the page is loaded again", async ({ page }) => {
  const table = page.url();
  await rules(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expectBare(page);
  await expect(prompt(page)).toBeVisible();
  expect(page.url()).toBe(table);
  await back(page);
  await expect(shelf(page)).toBeVisible();
});

test("a clause of the drawer, then Back, is the table again", async ({ page }) => {
  await page.locator(".log li").first().getByRole("button").click();
  await expect(dialog(page).locator("[data-block]").first()).toBeAttached();
  await dialog(page).locator("a[data-clause]").first().click();
  await back(page);
  await expectBare(page);
  await expect(prompt(page)).toBeVisible();
});
