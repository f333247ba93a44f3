// After a match: what could have been done better, told apart from luck, and shown on the board.
import { expect, type Page } from "@playwright/test";
import { expectOpenToEveryone } from "./access";
import { scrubber, watchAgain } from "./finished";
import { test } from "./fixed_dice";
import { asked, sitDown } from "./table";

const FINISHED = "../tests/games/mark/golden/all_rows.v1.json";
const PATIENCE = { timeout: 240_000 }; // a search on a busy machine

test.setTimeout(300_000);

const cards = (page: Page) => page.locator(".card", { hasText: "Better" });
const summary = (page: Page) => page.getByText(/You began with a chance of/);
const slip = (page: Page) => page.getByRole("region", { name: /^Move \d+: the choice/ });
const better = (page: Page) => page.getByRole("tab", { name: "Better moves" });

/** Where a match has ended, as if its last move had just been played. */
async function afterMatch(page: Page): Promise<void> {
  await watchAgain(page, FINISHED);
  await expect(page).toHaveURL(/replay\/\w+\/0$/); // the replay writes it no more
  const table = /replay\/(\w+)/.exec(page.url())![1]!;
  await page.goto(`./#/table/${table}`);
  await expect(
    page.getByRole("heading", { name: "What you could have done better" }),
  ).toBeVisible();
}

test("after a match it is found by itself, and kept", async ({ page }) => {
  await afterMatch(page);
  await expect(summary(page)).toBeVisible(PATIENCE);
  const found = await cards(page).allInnerTexts();
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(3);
  await expectOpenToEveryone(page);
  const workers = page.workers().length;
  await page.evaluate(() => (location.hash = "#/"));
  await expect(summary(page)).toBeHidden();
  expect(page.workers().length).toBeLessThan(workers); // whoever leaves stops it
  await page.goBack();
  await expect(summary(page)).toBeVisible();
  expect(await cards(page).allInnerTexts()).toEqual(found);
});

test("a choice is shown on the board: both moves, what came, what would have come", async ({
  page,
}) => {
  await afterMatch(page);
  await cards(page).first().click(PATIENCE);
  await expect(slip(page)).toBeVisible();
  await expect(page.locator(".spot.hinted").first()).toBeVisible();
  const before = Number(await scrubber(page).inputValue());
  expect(before).toBeGreaterThan(0);
  const board = () => page.locator(".stage").innerHTML();
  const chosen = await board();
  await slip(page).getByRole("button", { name: "After “Better”" }).click();
  await expect(page.getByText("This did not happen.")).toBeVisible();
  await expect(page.locator(".spot.hinted")).toHaveCount(0);
  await expect(scrubber(page)).toHaveValue(String(before));
  expect(await board()).not.toBe(chosen);
  await slip(page).getByRole("button", { name: "After “Played”" }).click();
  await expect(scrubber(page)).toHaveValue(String(before + 1));
  await expect(page.getByText("This did not happen.")).toBeHidden();
  await slip(page).getByRole("button", { name: "The choice" }).click();
  await expect(page.locator(".spot.hinted").first()).toBeVisible();
  await expectOpenToEveryone(page);
  await slip(page).getByRole("button", { name: "Close" }).click();
  await expect(slip(page)).toBeHidden();
  await expect(page.locator(".spot.hinted")).toHaveCount(0);
});

test("in the replay, anybody's choices can be looked at", async ({ page }) => {
  await watchAgain(page, FINISHED);
  await better(page).click();
  const seats = page.getByRole("tabpanel").getByRole("radio");
  await seats.nth(1).check({ force: true });
  await expect(page.getByText(/began with a chance of/)).toBeVisible(PATIENCE);
  await expect(page.getByText(/^You began/)).toBeHidden();
});

test("while a match goes on, nobody is helped by it", async ({ page }) => {
  await sitDown(page);
  await asked(page);
  await page.goto(page.url().replace("table", "replay"));
  await expect(page.getByRole("tab", { name: "Story" })).toBeVisible();
  await expect(better(page)).toBeHidden();
});
