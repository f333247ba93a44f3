// Sound, speed and the way back, where they are wanted: at the table.
import { expect, type Page } from "@playwright/test";
import { test } from "./fixed_dice";
import { asked, decide, prompt, sitDown } from "./table";

const dialog = (page: Page) => page.getByRole("dialog");
const openMenu = (page: Page) => page.getByRole("button", { name: "Menu" }).click();
const isHurried = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage["rejouons.settings"]) as { speed: string }).speed);

test("the menu sets sound and speed, and leads to the settings and back", async ({ page }) => {
  await sitDown(page, { fromShelf: true });
  await asked(page);
  const table = page.url();
  await openMenu(page);
  await dialog(page).getByRole("group", { name: "Sound" }).getByText("On").click();
  await dialog(page).getByText("Instant").click();
  await expect.poll(() => isHurried(page)).toBe("instant");
  await dialog(page).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("radio", { name: "Instant" })).toBeChecked();
  await page.getByRole("link", { name: "Back to the table" }).click();
  await expect(prompt(page)).toBeVisible();
  expect(page.url()).toBe(table);
  await page.reload();
  await asked(page);
  await page.evaluate(() => history.back());
  await expect(page.getByRole("navigation", { name: "Mark" })).toBeVisible();
});

test("the menu leads to the rules, and checks dice last", async ({ page }) => {
  await sitDown(page);
  await asked(page);
  await openMenu(page);
  const buttons = dialog(page).getByRole("button");
  await expect(buttons.last()).toHaveText("Check the dice");
  await buttons.getByText("Rules").click();
  await expect(dialog(page).getByRole("searchbox")).toBeVisible();
});

test.describe("where things move", () => {
  test.use({ reducedMotion: "no-preference" });
  const SKIPS = 3;

  test("whoever skips again and again is asked once whether it shall stay so", async ({ page }) => {
    await sitDown(page, { bots: 3 });
    const skip = prompt(page).getByRole("button", { name: "Skip" });
    const slip = page.getByRole("status").filter({ hasText: "You often skip" });
    for (let skips = 0; skips < SKIPS; skips += 1) {
      await expect(slip).toHaveCount(0);
      await asked(page);
      await decide(page);
      await skip.click();
    }
    await slip.getByRole("button", { name: "Yes" }).click();
    await expect(slip).toHaveCount(0);
    await expect.poll(() => isHurried(page)).toBe("instant");
  });
});
