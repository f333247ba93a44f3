// Where things are on small screens: the board is the most of it, and what is to be pressed is in sight.
import { expect, type Locator, type Page } from "@playwright/test";
import { watchAgain } from "./finished";
import { test } from "./fixed_dice";
import { finishedMatch, GAMES } from "./games";
import { asked, propose, prompt, sitDown } from "./table";

const HALF = 0.5;
const LOW = [
  { width: 740, height: 360 }, // a phone on its side
  { width: 683, height: 384 }, // a laptop at 200 %
  { width: 720, height: 450 },
];

const board = (page: Page): Locator => page.locator(".stage > svg");
/** What plays a proposal, or a bid. */
const play = (page: Page): Locator => prompt(page).locator("button.main");
const transport = (page: Page): Locator => page.getByRole("button", { name: "Play", exact: true });

/** How much of the window the board is drawn on; it is drawn as large as its proportions allow. */
function shareOf(page: Page): Promise<number> {
  return board(page).evaluate((svg: SVGSVGElement) => {
    const { left, right, top, bottom, width, height } = svg.getBoundingClientRect();
    const { width: w, height: h } = svg.viewBox.baseVal;
    const scale = Math.min(width / w, height / h);
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return inside ? (w * h * scale ** 2) / (innerWidth * innerHeight) : 0;
  });
}

/** Whether all of something is in the window, and nothing lies over its middle. */
function isInReach(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside && under !== null && element.contains(under);
  });
}

const isScrolledAside = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** On each of some screens the board is half of it, and something else is in reach. */
async function expectHalf(page: Page, pressed: Locator): Promise<void> {
  for (const size of LOW) {
    await page.setViewportSize(size);
    await expect.poll(() => shareOf(page)).toBeGreaterThanOrEqual(HALF);
    await expect.poll(() => isInReach(pressed)).toBe(true);
    expect(await isScrolledAside(page)).toBe(false);
  }
}

for (const { id, name } of GAMES) {
  test.describe(`${name} on a low screen`, () => {
    test("a table: half is the board, and what is proposed can be played", async ({ page }) => {
      await sitDown(page, { game: name });
      if ((await asked(page)) === "move") await propose(page);
      await expectHalf(page, play(page));
    });

    test("a lesson: half is the board, and one can go on", async ({ page }) => {
      await page.goto(`./#/lesson/${id}`);
      await expectHalf(page, page.getByRole("button", { name: "Go on" }));
    });

    test("a replay: half is the board, and it can be played", async ({ page }) => {
      await watchAgain(page, finishedMatch(id));
      await expectHalf(page, transport(page));
    });
  });
}
