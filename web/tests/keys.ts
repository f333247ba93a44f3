// Playing without a pointer.
import type { Page } from "@playwright/test";

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
