// French and English, switched without a reload, in the middle of anything.
import { expect } from "@playwright/test";
import { test } from "./fixed_dice";
import { SAMPLE } from "./games";
import { asked, onShelf, sitDown } from "./table";

test("the language of the browser is spoken first", async ({ browser }) => {
  const page = await browser.newPage({ locale: "fr-FR" });
  await page.goto("./");
  await expect(onShelf(page, "Mark", "Jouer")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.close();
});

test("a report that stands is said anew", async ({ page }) => {
  await page.goto("./");
  const buffer = Buffer.from("{");
  const file = { name: "match.json", mimeType: "application/json", buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
  const report = page.locator(".report");
  await expect(report).toContainText("not a saved match");
  await page.getByRole("button", { name: "Français" }).click();
  await expect(report).not.toContainText("not a saved match");
  await expect(report).toContainText("partie");
});

for (const { name } of SAMPLE) {
  test(`${name}: a switch in mid-game changes every word and nothing else`, async ({ page }) => {
    await sitDown(page, { game: name, fromShelf: true });
    await asked(page);
    const lines = page.locator(".log li");
    const before = await lines.allTextContents();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole("button", { name: "Français" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.locator(".log h2")).toHaveText("Ce qui s’est passé");
    await expect(lines).toHaveCount(before.length);
    const after = await lines.allTextContents();
    expect(after.filter((line) => before.includes(line))).toEqual([]);
    expect(await page.evaluate(() => "isSame" in window)).toBe(true); // no reload
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr"); // and it stays
  });
}
