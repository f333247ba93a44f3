// Playing without a pointer.
import { expect, type Page } from "@playwright/test";
import { spot } from "./board";

export const MOST_STEPS = 60; // of one key on the way to anything

export const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses a key until something has the focus. */
export async function until(page: Page, key: string, selector: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await focused(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${selector}`);
}

/** Goes from a spot to what is open on the board: the next stop of the Tab key, or the one before. */
export async function toOpen(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await until(page, "Shift+Tab", ".spot.open");
}

/** Goes from a spot by arrow keys, and expects to come by these others. */
export async function expectWay(
  page: Page,
  start: string,
  way: readonly (readonly [key: string, there: string])[],
): Promise<void> {
  await spot(page, start).focus();
  for (const [key, there] of way) {
    await page.keyboard.press(key);
    expect(await focused(page, `[data-spot="${there}"]`), `${key} to ${there}`).toBe(true);
  }
}
