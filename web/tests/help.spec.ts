// What helps a person who plays: previews, undo, hints, reasons, rules.
import { expect, type Page } from "@playwright/test";
import { test } from "./fixed_dice";
import { SAMPLE } from "./games";
import {
  agree,
  asked,
  decide,
  openSpots,
  prompt,
  proposal,
  propose,
  sitDown,
  inWords,
} from "./table";

/** Sees auctions through until a piece is to be moved. */
async function untilMove(page: Page): Promise<void> {
  const ask = prompt(page).getByText("Take, convert or sell");
  for (;;) {
    await asked(page);
    if (await ask.isVisible()) return;
    await decide(page);
  }
}

for (const { name } of SAMPLE) {
  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      await sitDown(page, { game: name });
      while ((await asked(page)) === "number") await decide(page);
    });

    test("undo takes back my move and what the bot did after it", async ({ page }) => {
      const before = await page.locator(".log li").allTextContents();
      await decide(page);
      await asked(page);
      await prompt(page).getByRole("button", { name: "Undo" }).click();
      await expect(page.locator(".log li")).toHaveCount(before.length + 1);
      await expect(page.locator(".log li").last()).toContainText(/took (a move|\d+ moves) back/);
      await expect(openSpots(page)).not.toHaveCount(0);
    });

    test("a hint shows the best moves with their chances, and points at them", async ({ page }) => {
      await prompt(page).getByRole("button", { name: "Hint" }).click();
      const hints = page.locator(".hints li");
      await expect(hints.first()).toContainText(/\d+%/);
      await hints.first().getByRole("button").click();
      await expect(page.locator(".spot.hinted")).not.toHaveCount(0);
    });

    test("the dice can be checked", async ({ page }) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Check the dice" }).click();
      await expect(page.getByRole("dialog")).toContainText("Honest");
    });
  });
}

test.describe("a move of Mark", () => {
  test.beforeEach(async ({ page }) => {
    await sitDown(page, { option: "the first seat" });
    await untilMove(page);
  });

  test("a move is previewed before it is played, and can be let go", async ({ page }) => {
    const log = page.locator(".log li");
    const lines = await log.count();
    await propose(page);
    const promised = (await proposal(page).locator("li").first().textContent())!.trim();
    await prompt(page).getByRole("button", { name: "Cancel" }).click();
    await expect(proposal(page)).toBeHidden();
    await expect(log).toHaveCount(lines);

    await propose(page);
    await agree(page);
    await expect(log.nth(lines)).toContainText(promised);
  });

  test("a spot that leads nowhere says why, and opens the rule", async ({ page }) => {
    await page.locator('[data-spot="plant.0.0"]').click({ force: true }); // it says it is disabled
    const why = page.locator(".why");
    await expect(why).toContainText("That space of your plant is empty: there is nothing to sell.");
    await why.getByRole("button").click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toContainText("carry one piece of the colour from your plant");
    await drawer.getByRole("searchbox").fill("hammer");
    await expect(drawer).toContainText("MK-34");
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toBeHidden();
  });

  test("the rules begin with how to play", async ({ page }) => {
    await page.goto("./#/rules/mark");
    const contents = page.getByRole("navigation", { name: "Contents" });
    await expect(contents.getByRole("button").first()).toHaveText("How to play");
    await contents.getByRole("button").first().click();
    const title = page.getByRole("heading", { name: "How to play" });
    await expect(title).toBeFocused();
    await expect(page.locator("section", { has: title })).toContainText("Three tips");
  });

  test("a search in the rules outlives another size of the window", async ({ page }) => {
    await page.goto("./#/rules/mark/MK-43");
    const search = page.getByRole("searchbox");
    await expect(page.locator('[data-block="MK-43"]')).toBeFocused();
    await search.fill("hammer");
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect(page.locator(".rules")).toHaveCSS("width", /^[5-9]\d\d/);
    await expect(search).toHaveValue("hammer");
  });

  test("each line of the log opens its rule", async ({ page }) => {
    await page.locator(".log li", { hasText: "goes first" }).getByRole("button").click();
    await expect(page.getByRole("dialog")).toContainText("Someone has to start");
  });

  test("the board can be read in words", async ({ page }) => {
    await page.getByText("The board in words").click();
    await expect(inWords(page)).toContainText("Small change");
  });
});
