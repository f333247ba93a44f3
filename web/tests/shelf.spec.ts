// The shelf: all boxes at once on a wide screen, and a first word for who comes for the first time.
import { expect, type Page } from "@playwright/test";
import { test } from "./fixed_dice";
import { GAMES } from "./games";
import { BEGIN, onShelf } from "./table";

const WIDE = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

const boxes = (page: Page) => page.locator("article .cover");
const newcomers = (page: Page) => page.getByRole("link", { name: "New here?" });

for (const size of WIDE) {
  test(`all boxes stand side by side at ${size.width}×${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("./");
    await expect(boxes(page)).toHaveCount(GAMES.length);
    const tops = new Set<number>();
    for (const box of await boxes(page).all()) {
      await expect(box).toBeInViewport({ ratio: 1 });
      tops.add((await box.boundingBox())!.y);
    }
    expect(tops.size).toBe(1);
    for (const { name } of GAMES) {
      await expect(onShelf(page, name, "Play")).toBeInViewport({ ratio: 1 });
    }
  });
}

test("who comes for the first time is told which game to begin with, and no longer than that", async ({
  page,
}) => {
  await page.goto("./");
  await newcomers(page).click();
  await expect(page).toHaveURL(/#\/lesson\//);
  const goOn = page.getByRole("button", { name: "Go on" });
  await goOn.click();
  await page.goBack();
  await expect(boxes(page).first()).toBeVisible();
  await expect(newcomers(page)).toHaveCount(0);
});

test("who has played needs no such word", async ({ page }) => {
  await page.goto("./#/new/mark");
  await page.getByRole("button", { name: BEGIN, exact: true }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.goto("./#/");
  await expect(boxes(page).first()).toBeVisible();
  await expect(newcomers(page)).toHaveCount(0);
});

test("the set-up leads to the lesson and the rules of its game", async ({ page }) => {
  await page.goto("./#/new/macadam");
  const ways = page.getByRole("navigation", { name: "Get to know the game" });
  await ways.getByRole("link", { name: "Rules" }).click();
  await expect(page).toHaveURL(/#\/rules\/macadam$/);
  await page.goBack();
  await ways.getByRole("link", { name: /^Learn/ }).click();
  await expect(page).toHaveURL(/#\/lesson\/macadam$/);
});
