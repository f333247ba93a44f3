// The rules of a game: pictures to learn by, clauses to open, and a search that forgives.
import { expect, type Page } from "@playwright/test";
import { expectOpenToEveryone } from "./access";
import { test } from "./fixed_dice";
import { GAMES } from "./games";
import { asked, sitDown } from "./table";

const PHONE = { width: 360, height: 740 };

const search = (page: Page) => page.getByRole("searchbox");
const finds = (page: Page) => page.locator(".rules ol > li[tabindex]");

for (const { id, name } of GAMES) {
  test(`${name} is told in pictures, and leads to the lesson and to a table`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`./#/rules/${id}`);
    const steps = page.locator(".room li");
    await expect(steps).toHaveCount(8);
    await expect(page.locator("svg[data-picture]")).toHaveCount(8);
    for (const picture of await page.locator("svg[data-picture]").all()) {
      await expect(picture.locator(":is(path, rect, circle)").first()).toBeAttached();
    }
    await expectOpenToEveryone(page);
    await page.getByRole("link", { name: "Learn by playing" }).click();
    await expect(page).toHaveURL(new RegExp(`#/lesson/${id}`));
    await page.goBack();
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#/new/${id}`));
  });
}

test("on a phone the clauses are folded, and the address of one opens it", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("./#/rules/mark");
  await expect(page.locator("details[open] summary")).toHaveText("How to play");
  await expect(page.locator("[data-block]")).toHaveCount(0);
  await page.getByText("Auctions", { exact: true }).click();
  await expect(page.locator('[data-block="MK-43"]')).toBeVisible();
  await expectOpenToEveryone(page);

  await page.goto("./#/rules/mark/MK-53");
  await page.reload();
  await expect(page.locator('[data-block="MK-53"]')).toBeFocused();
  await expect(page.locator('[data-block="MK-53"]')).toBeInViewport();
  await expect(page.locator("details[open] summary")).toHaveText("Storage fees");
});

test("a question is answered, and Enter goes from one answer to the next", async ({ page }) => {
  await page.goto("./#/rules/ave_cesar");
  await search(page).fill("can I overtake");
  await expect(finds(page).first()).toContainText("AC-35");
  await expect(finds(page).first().locator("mark").first()).toBeVisible();
  await expect(page.getByRole("status")).toContainText("passages, the best first");
  await search(page).press("Enter");
  await expect(finds(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(finds(page).nth(1)).toBeFocused();
  await page.keyboard.press("Shift+Enter");
  await expect(finds(page).first()).toBeFocused();
  await expectOpenToEveryone(page);
  await finds(page).first().getByRole("link", { name: "AC-35" }).first().click();
  await expect(page).toHaveURL(/#\/rules\/ave_cesar\/AC-35$/);
  await expect(page.locator('[data-block="AC-35"]')).toBeFocused();
  await expect(search(page)).toHaveValue("");
});

test("where nothing is found the contents help", async ({ page }) => {
  await page.goto("./#/rules/mark");
  await search(page).fill("xylophone");
  await expect(page.getByRole("status")).toContainText("Nothing found for “xylophone”");
  await page.getByRole("navigation", { name: "Contents" }).getByText("Auctions").click();
  await expect(page.getByRole("heading", { name: "Auctions" })).toBeFocused();
});

test("options are called as in the set-up", async ({ page }) => {
  await page.goto("./#/rules/ave_cesar/AC-37");
  await expect(page.locator('[data-block="AC-37"]')).toContainText(
    "Where a wall ends: change lanes on leaving it",
  );
  await expect(page.locator(".rules")).not.toContainText("wall_exit_diagonal");
});

test("at a table the pictures come too, and nothing leads away from the match", async ({
  page,
}) => {
  await sitDown(page, { game: "Mark" });
  await asked(page);
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.locator("svg[data-picture]")).toHaveCount(8);
  await expect(drawer.getByRole("link", { name: /Play|Learn/ })).toHaveCount(0);
});

test("on paper every clause is there, and nothing to press", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("./#/rules/mark");
  await expect(page.locator("details").first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.locator('[data-block="MK-74"]')).toBeVisible();
  await expect(search(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Learn by playing" })).toBeHidden();
});
