// The rules of accessibility, and the narrowest of phones.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const NARROW = { width: 360, height: 740 };

/** A screen breaks no rule, neither in light nor in dark, and fits the narrowest phone. */
export async function expectOpenToEveryone(page: Page): Promise<void> {
  expect(await violations(page, false)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, true)).toEqual([]);
  await page.setViewportSize(NARROW);
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(NARROW.width);
}

/** What breaks the rules of accessibility on a page: all of them, or those of colours. */
export async function violations(page: Page, isOfColours: boolean): Promise<unknown[]> {
  const axe = new AxeBuilder({ page });
  const found = await (isOfColours ? axe.withRules(["color-contrast"]) : axe).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
