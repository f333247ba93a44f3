// Mark, played by hand.
import { expect, type Page } from "@playwright/test";
import { test } from "./fixed_dice";
import {
  BEGIN,
  asked,
  decide,
  playOut,
  results,
  sitDown,
  takeTurns,
  tap,
  unveil,
  ranks,
} from "./table";

const SHORT = "four full rows (short game)";
const TURNS = 10;

/** How many are kept on this device. */
const matches = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /table/.test(key)).length);

test("a whole game by clicking, from the shelf to the winner", async ({ page }) => {
  await sitDown(page, { fromShelf: true, option: SHORT });
  const decisions = await playOut(page);
  expect(decisions).toBeGreaterThan(10);
  await expect(ranks(page)).toHaveCount(2);
  await expect(results(page).locator(".points").first()).toHaveText(/^\$\d+$/);
  const kept = await matches(page);
  await results(page).getByRole("button", { name: "Play again" }).dblclick();
  await expect(results(page)).toBeHidden();
  expect(await matches(page)).toBe(kept + 1);
  expect(await asked(page)).not.toBe("over");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("some turns by tapping", async ({ page }) => {
    await sitDown(page);
    await takeTurns(page, () => decide(page, tap), { most: TURNS });
  });
});

test("two people pass the device around, and neither sees the other's bid", async ({ page }) => {
  const setUp = { friends: true, option: SHORT };
  await sitDown(page, setUp);
  const latest = page.locator(".log li").last();
  const steps: string[] = []; // what was asked so far
  let bids = 0; // looked at by the second bidder
  while (bids < 2) {
    const what = await asked(page);
    const isSecondBid = what === "number" && steps.slice(-2).join(" ") === "number veil";
    if (what === "veil") {
      await expect(page.locator(".board")).toHaveCount(0);
      await expect(page.locator(".log")).toHaveCount(0);
      await unveil(page);
    } else if (what === "over") {
      await sitDown(page, setUp); // the dice called too few auctions
    } else {
      if (isSecondBid) await expect(latest).toContainText("has bid."); // and not how much
      bids += isSecondBid ? 1 : 0;
      await decide(page);
    }
    steps.push(what);
  }
});

test("some turns against three bots", async ({ page }) => {
  await sitDown(page, { bots: 3 });
  await expect(page.locator(".seats li")).toHaveCount(4);
  await takeTurns(page, () => decide(page), { most: TURNS });
});

test("a bot has the same name and level before the match, at the table and on the shelf", async ({
  page,
}) => {
  await page.goto("./#/new/mark");
  const place = page.locator("li", { has: page.getByRole("group", { name: "Seat 2: level" }) });
  const [name, level] = (await place.getByText(" · ").innerText()).split(" · ") as [string, string];
  expect(name).not.toContain(level);
  await page.getByRole("button", { name: BEGIN, exact: true }).click();
  await asked(page);
  await expect(page.locator(".seats li", { hasText: name })).toContainText(level);
  await page.goto("./");
  await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toBeVisible();
});
