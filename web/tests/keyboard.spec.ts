// Games without a pointer: the board by arrow keys, the rest by Tab and Enter.
import { expect, type Page } from "@playwright/test";
import { watchAgain } from "./finished";
import { test } from "./fixed_dice";
import { golden } from "./games";
import { decideByKey, focused, MOST_STEPS, toOpen, until } from "./keys";
import {
  asked,
  complaints,
  dial,
  onlyMove,
  proposal,
  propose,
  sitDown,
  takeTurns,
  ranks,
} from "./table";

const TURNS = 6;

/** Short games, by the name on the shelf; and the one option that makes them so. */
const SHORT: Readonly<Record<string, string | undefined>> = {
  Mark: undefined,
  "Ave César": "a single race",
  Autoscooter: undefined,
  Macadam: undefined,
  "À vos marques": undefined,
};

/** Chooses a move from the list of all moves; pressed once more, it is played. */
async function byList(page: Page): Promise<void> {
  if (await onlyMove(page).isVisible()) {
    await until(page, "Tab", ".prompt .only .main");
    return page.keyboard.press("Enter");
  }
  await until(page, "Tab", ".prompt summary");
  if (!(await page.locator(".prompt details[open]").count())) await page.keyboard.press("Enter");
  await until(page, "Tab", ".moves button");
  await page.keyboard.press("Enter");
  await expect(proposal(page)).toBeVisible();
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

for (const [game, option] of Object.entries(SHORT)) {
  test(`a whole game of ${game}`, async ({ page }) => {
    const heard = complaints(page);
    await sitDown(page, { game, ...(option && { option }) });
    const turn = async () => {
      await ((await dial(page).isVisible()) ? byDial(page) : decideByKey(page));
    };
    await takeTurns(page, turn);
    await expect(ranks(page).first()).toBeVisible();
    expect(heard).toEqual([]);
  });
}

test("after a move the keys go on at the board, where the next choice is", async ({ page }) => {
  await sitDown(page, { game: "À vos marques" });
  await asked(page);
  await toOpen(page);
  await page.keyboard.press("Enter"); // the first die, and the others by themselves
  await expect.poll(() => focused(page, ".spot.open")).toBe(true);
});

test("a question mark shows the keys, at a table, in a lesson and in a replay", async ({
  page,
}) => {
  const keys = page.getByRole("dialog", { name: "Playing by keyboard" });
  const look = async (key: string) => {
    await page.keyboard.press("?");
    await expect(keys).toContainText(key);
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
  };
  await sitDown(page);
  await asked(page);
  await look("Across the board");
  await page.goto("./#/lesson/mark");
  await expect(page.locator(".stage svg").first()).toBeVisible();
  await look("Across the board");
  await watchAgain(page, `${golden("mark")}/all_rows.v1.json`);
  await look("Step by step");
});
