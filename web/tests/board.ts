// Choosing on a board, where games have more kinds of spots than one.
import { type Locator, type Page } from "@playwright/test";
import { AGREES, asked, type Hand, onlyMove, openSpots, prompt, proposal } from "./table";

export const spot = (page: Page, id: string): Locator => page.locator(`[data-spot="${id}"]`);
export const go = (page: Page): Locator =>
  page.locator("svg").getByRole("button", { name: AGREES });
export const caption = (page: Page): Locator => page.locator(".caption");
export const why = (page: Page): Locator => prompt(page).locator(".why");

/** The open spots of a kind, such as "card.PG2" of the kind "card", or "fine" which is the only one. */
export const open = (page: Page, kind: string): Locator =>
  page.locator(`.spot.open:is([data-spot="${kind}"], [data-spot^="${kind}."])`);

/** Plays on the board: chooses, then goes; what is all there is to do goes at the first press. */
export async function play(page: Page, kinds: readonly string[], hand: Hand): Promise<void> {
  const isOnly = await onlyMove(page).isVisible();
  if (isOnly) return hand(openSpots(page).first());
  await choose(page, kinds, hand);
  await hand(go(page));
}

/** Presses spots in order, and plays what they make; what is all there is to do, by the first. */
export async function playBy(page: Page, ids: readonly string[]): Promise<void> {
  const what = await asked(page);
  const pressed = what === "only" ? ids.slice(0, 1) : ids;
  for (const id of pressed) await spot(page, id).click();
  if (what !== "only") await go(page).click();
}

/** Chooses until a move is complete: each time the first open spot of the first kind that has any. */
export async function choose(page: Page, kinds: readonly string[], hand: Hand): Promise<void> {
  while (!(await proposal(page).isVisible())) {
    const next = await firstOpen(page, kinds);
    if (next) await hand(spot(page, next));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

function firstOpen(page: Page, kinds: readonly string[]): Promise<string | undefined> {
  return page.locator(".spot.open").evaluateAll((spots, wanted) => {
    const ids = spots.map((spot) => (spot as SVGElement).dataset["spot"]!);
    const ranked = wanted.flatMap((kind) => ids.filter((id) => id.split(".")[0] === kind));
    return ranked[0];
  }, kinds);
}
