// Mark without a pointer: the board by arrow keys, the rest by Tab and Enter.
import { expect, type Page } from "@playwright/test";
import { test } from "./fixed_dice";
import { focused, MOST_STEPS, until } from "./keys";
import { asked, dial, proposal, propose, sitDown } from "./table";

const TURNS = 6;

/** Chooses a move from the list of all moves. */
async function byList(page: Page): Promise<void> {
  await until(page, "Tab", ".prompt summary");
  if (!(await page.locator(".prompt details[open]").count())) await page.keyboard.press("Enter");
  await until(page, "Tab", ".moves button");
  await page.keyboard.press("Enter");
  await expect(proposal(page)).toBeVisible();
  await until(page, "Shift+Tab", ".buttons .main");
  await page.keyboard.press("Enter");
}

async function byDial(page: Page): Promise<void> {
  await until(page, "Tab", '.prompt input[type="number"]');
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
}

test("the board by arrow keys", async ({ page }) => {
  await sitDown(page, { option: "the first seat" });
  while ((await asked(page)) === "number") await byDial(page);
  await until(page, "Tab", ".spot.open");
  await page.keyboard.press("Enter");
  for (let step = 0; step < MOST_STEPS && !(await proposal(page).isVisible()); step += 1) {
    const key = step % 4 === 3 ? "ArrowRight" : "ArrowDown";
    await page.keyboard.press(key);
    if (await focused(page, ".spot.open")) await page.keyboard.press("Enter");
  }
  await expect(proposal(page)).toBeVisible();
  const told = page.locator(".log li");
  const before = await told.count();
  await page.keyboard.press("Enter"); // the last spot again: play it
  await expect.poll(() => told.count()).toBeGreaterThan(before);
});

test("Escape lets go of what was chosen", async ({ page }) => {
  await sitDown(page, { option: "the first seat" });
  while ((await asked(page)) === "number") await byDial(page);
  await until(page, "Tab", ".spot.open");
  await page.keyboard.press("Enter");
  await expect(page.locator(".spot.chosen")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator(".spot.chosen")).toHaveCount(0);
});

test("Escape closes the rules, and what was chosen stays", async ({ page }) => {
  await sitDown(page, { option: "the first seat" });
  while ((await asked(page)) === "number") await byDial(page);
  await propose(page);
  await page.getByRole("button", { name: "Rules" }).click();
  await page.getByRole("dialog").getByText("Turn waste into dollars").click(); // has no focus to get
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(proposal(page)).toBeVisible();
});

test("some turns by the list of all moves", async ({ page }) => {
  await sitDown(page);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await asked(page);
    const lines = await page.locator(".log li").count();
    if (await dial(page).isVisible()) await byDial(page);
    else await byList(page);
    await expect(page.locator(".log li")).not.toHaveCount(lines);
  }
});
