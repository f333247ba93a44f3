// Whole games of Mark, played by hand.
import { expect, test } from "@playwright/test";
import { asked, decide, playOut, results, sitDown, tap, unveil } from "./table";

const SHORT = "four full rows (short game)";

test("a whole game by clicking, from the shelf to the winner", async ({ page }) => {
  await sitDown(page, { option: SHORT });
  const decisions = await playOut(page);
  expect(decisions).toBeGreaterThan(10);
  await expect(results(page).locator("li")).toHaveCount(2);
  await results(page).getByRole("button", { name: "Play again" }).click();
  await expect(results(page)).toBeHidden();
  expect(await asked(page)).not.toBe("over");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole game by tapping", async ({ page }) => {
    await sitDown(page, { option: SHORT });
    await playOut(page, tap);
    await expect(results(page)).toBeVisible();
  });
});

test("two people pass the device around, and neither sees the other's bid", async ({ page }) => {
  await sitDown(page, { friends: true, option: SHORT });
  let auctions = 0;
  for (let step = 0; step < 60 && auctions < 2; step += 1) {
    const what = await asked(page);
    if (what === "over") break;
    if (what === "veil") {
      auctions += 1;
      await expect(page.locator(".board")).toHaveCount(0);
      await expect(page.locator(".log")).toHaveCount(0);
      await unveil(page);
    } else if (what === "number") {
      const others = page.locator(".log li").last();
      await expect(others).not.toContainText(/bids \$/);
      await decide(page);
    } else {
      await decide(page);
    }
  }
  expect(auctions).toBeGreaterThan(0);
});

test("a game against three bots", async ({ page }) => {
  await sitDown(page, { option: SHORT, bots: 3 });
  await expect(page.locator(".seats li")).toHaveCount(4);
  await playOut(page);
  await expect(results(page).locator("li")).toHaveCount(4);
});
