// Playing without a pointer.
import { expect, type Page } from "@playwright/test";
import { spot } from "./board";
import { onlyMove, proposal } from "./table";

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

/** Makes a decision on the board, spot after spot; what is all there is to do goes at once. */
export async function decideByKey(page: Page): Promise<void> {
  const isOnly = await onlyMove(page).isVisible();
  do {
    await toOpen(page);
    await page.keyboard.press("Enter");
    await page.evaluate(() => new Promise(requestAnimationFrame));
  } while (!isOnly && !(await proposal(page).isVisible()));
  if (isOnly) return;
  await until(page, "Tab", ".prompt .main");
  await page.keyboard.press("Enter");
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
