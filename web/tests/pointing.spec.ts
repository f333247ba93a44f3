// What is said points at the board, for a pointer, a finger and a key.
import { expect, type Page } from "@playwright/test";
import { playOnFrom, watchAgain } from "./finished";
import { test } from "./fixed_dice";
import { golden } from "./games";
import { asked, click, log, prompt, sitDown, tap } from "./table";

const RACE = `${golden("ave_cesar")}/all_finished.v1.json`;
const OPEN_ROAD = 7;
const lit = (page: Page) => page.locator(".lights rect");

test("a line of the log lights its spaces, until something else is looked at", async ({ page }) => {
  await playOnFrom(page, RACE, OPEN_ROAD);
  await expect(lit(page)).toHaveCount(0);
  await log(page).filter({ hasText: "→" }).last().hover();
  await expect(lit(page)).toHaveCount(3); // where it came from, where it is, whose it is
  await prompt(page).hover();
  await expect(lit(page)).toHaveCount(0);
});

test("so does a move of the list, and a hint that has the focus", async ({ page }) => {
  await sitDown(page, { game: "Ave César", option: "a single race" });
  await asked(page);
  await prompt(page).locator("summary").click();
  await prompt(page).locator(".moves li").first().hover();
  await expect(lit(page)).toHaveCount(2); // the card and the space
  await prompt(page).getByRole("button", { name: "Hint" }).click();
  await page.locator(".hints button").first().focus();
  await expect(lit(page)).toHaveCount(2);
});

test("and a sentence of a replay", async ({ page }) => {
  await watchAgain(page, RACE);
  await page.keyboard.press("End");
  await page.locator("ol > li ul > li").filter({ hasText: "→" }).last().hover();
  await expect(lit(page).first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger points, and another press lets go", async ({ page }) => {
    await playOnFrom(page, RACE, OPEN_ROAD);
    const line = log(page).filter({ hasText: "→" }).last();
    await tap(line.locator("span").last());
    await expect(lit(page)).toHaveCount(3);
    await click(prompt(page).locator(".ask"));
    await expect(lit(page)).toHaveCount(0);
  });
});
