// Looking at a finished match again.
import { expect, type Page } from "@playwright/test";
import { scrubber, watchAgain } from "./finished";
import { test } from "./fixed_dice";
import { finishedMatch, SAMPLE } from "./games";
import { BEGIN, asked, decide, sitDown, unveil } from "./table";

const FINISHED = "../tests/games/mark/golden/all_rows.v1.json";
const moment = (page: Page) => scrubber(page).inputValue();

for (const { id, name } of SAMPLE) {
  test(`${name}: any move can be gone to, and has a link of its own`, async ({ page, context }) => {
    await watchAgain(page, finishedMatch(id));
    await scrubber(page).fill("20");
    await expect(page).toHaveURL(/#\/replay\/\w+\/20$/);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(scrubber(other)).toHaveValue("20");
    const told = (at: Page) => at.locator('li[aria-current="step"]').innerText();
    expect(await told(other)).toBe(await told(page));
  });
}

test.describe("a finished match", () => {
  test.beforeEach(({ page }) => watchAgain(page, FINISHED));

  test("an address typed in leads there, also back to where it was before", async ({ page }) => {
    const goTo = (number: number) =>
      page.evaluate((to) => (location.hash = location.hash.replace(/\d+$/, to)), String(number));
    await scrubber(page).fill("20");
    await expect(page).toHaveURL(/\/20$/);
    await goTo(7);
    await expect(scrubber(page)).toHaveValue("7");
    await scrubber(page).fill("20");
    await expect(page).toHaveURL(/\/20$/);
    await goTo(7);
    await expect(scrubber(page)).toHaveValue("7");
  });

  test("it plays by itself, and its address follows", async ({ page }) => {
    const before = page.url();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page).not.toHaveURL(before);
    const number = Number(await moment(page));
    await expect.poll(async () => Number(await moment(page))).toBeGreaterThan(number + 2);
  });

  test("keys go move by move, and to both ends", async ({ page }) => {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => moment(page)).toBe("2");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => moment(page)).toBe("1");
    await page.getByRole("button", { name: "Play on from here" }).focus(); // wants Enter and Space only
    await page.keyboard.press("End");
    await expect.poll(() => moment(page)).toBe(await scrubber(page).getAttribute("max"));
    await page.keyboard.press("Home");
    await expect.poll(() => moment(page)).toBe("0");
  });

  test("turning points lead to their moves", async ({ page }) => {
    await page.getByRole("tab", { name: "Turning points" }).click();
    const turn = page.getByRole("tabpanel").getByRole("button").first();
    const number = /Move (\d+)/.exec((await turn.textContent())!)![1]!;
    await turn.click();
    await expect.poll(() => moment(page)).toBe(number);
  });

  test("a match is seen through anybody's eyes", async ({ page }) => {
    await scrubber(page).fill("30");
    const seen = page.getByRole("combobox", { name: "Seen by" });
    const names = await seen.getByRole("option").allTextContents();
    expect(names).toContain("an onlooker");
    expect(names).toContain("everybody at once");
    await seen.selectOption("an onlooker");
    await expect(scrubber(page)).toHaveValue("30");
  });

  test("a person plays on from any moment against bots", async ({ page }) => {
    await scrubber(page).fill("10");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByRole("dialog").getByRole("button", { name: BEGIN }).click();
    expect(await asked(page)).not.toBe("over");
    await expect(page).toHaveURL(/#\/table\//);
  });

  test("in midst of a move one plays on from before it, and is told so", async ({ page }) => {
    await page.getByRole("button", { name: "One step forward" }).click();
    await expect(scrubber(page)).toHaveValue("1"); // several things happen in this move
    await page.getByRole("button", { name: "Play on from here" }).click();
    await expect(page.getByRole("dialog")).toContainText("Set-up.");
  });
});

test("people who share a device do not look into each other's purse", async ({ page }) => {
  await sitDown(page, { friends: true, option: "hidden until the end" });
  await asked(page);
  await page.goto(page.url().replace("table", "replay"));
  await expect(page.getByRole("combobox", { name: "Seen by" })).toHaveText("an onlooker");
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeDisabled();
});

test("two people of one name keep their companies apart", async ({ page }) => {
  await sitDown(page, { friends: true, names: ["Alex", "Alex"], option: "the first seat" });
  for (let decision = 0; decision < 4; decision += 1) {
    if ((await asked(page)) === "veil") await unveil(page);
    await asked(page);
    await decide(page);
  }
  await asked(page);
  await page.goto(page.url().replace("table", "replay"));
  await page.getByRole("tab", { name: "Board" }).click();
  const companies = page.locator(".passages h3", { hasText: /^Alex$/ });
  for (const number of ["1", "2", "3", "0"]) {
    await scrubber(page).fill(number);
    await expect(companies).toHaveCount(2);
  }
});
