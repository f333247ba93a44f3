// Where things are on small screens: the board is the most of it, and what is to be pressed is in sight.
import { expect, type Locator, type Page } from "@playwright/test";
import { scrubber, watchAgain } from "./finished";
import { test } from "./fixed_dice";
import { finishedMatch, GAMES } from "./games";
import { asked, log, onlyMove, outOfReach, prompt, propose, sitDown } from "./table";

const HALF = 0.5;
const LOW = [
  { width: 740, height: 360 }, // a phone on its side
  { width: 683, height: 384 }, // a laptop at 200 %
  { width: 720, height: 450 },
];

const board = (page: Page): Locator => page.locator(".stage > svg.board");
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

const PHONES = [{ width: 360, height: 740 }, LOW[0]!];
const UPRIGHT = [PHONES[0]!, { width: 390, height: 844 }];
const LAPTOP = { width: 1366, height: 768 };
const LINES = 6; // of what happened, at least
const MOST_DEEDS = 120; // more than a whole lesson takes

const slip = (page: Page): Locator => page.getByRole("region", { name: "Your teacher" });
const next = (page: Page): Locator =>
  slip(page)
    .locator("[data-next]")
    .or(slip(page).getByRole("button", { name: "Show me" }));
const ending = (page: Page): Locator => slip(page).getByText("Well done!");

/** What the teacher points at that is out of sight, or under the slip. */
function unseen(page: Page): Promise<string[]> {
  return page.locator(".pencil .lead").evaluateAll((strokes) => {
    const slip = document.querySelector(".room")!.getBoundingClientRect();
    return strokes
      .map((stroke) => stroke.getBoundingClientRect())
      .map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 }))
      .filter(({ x, y }) => {
        const isUnder = x > slip.left && x < slip.right && y > slip.top && y < slip.bottom;
        return isUnder || x < 0 || y < 0 || x > innerWidth || y > innerHeight;
      })
      .map(({ x, y }) => `${Math.round(x)}, ${Math.round(y)}`);
  });
}

/** At every step of a lesson one sees what it is about, and how to go on. */
async function walk(page: Page): Promise<void> {
  for (let deeds = 0; ; deeds += 1) {
    expect(deeds).toBeLessThan(MOST_DEEDS);
    await expect(next(page).or(ending(page)).first()).toBeVisible();
    if (await ending(page).isVisible()) return;
    await expect.poll(() => isInReach(next(page))).toBe(true);
    await expect.poll(() => unseen(page)).toEqual([]);
    await next(page).click(); // a move is shown
  }
}

for (const { id, name } of GAMES) {
  for (const viewport of PHONES) {
    test.describe(`${name} on a phone of ${viewport.width}`, () => {
      test.use({ viewport });

      test("a lesson: what it points at and how to go on are in sight", async ({ page }) => {
        await page.goto(`./#/lesson/${id}`);
        await walk(page);
      });
    });
  }

  test.describe(`${name} on a phone`, () => {
    for (const viewport of UPRIGHT) {
      test(`a table of ${viewport.width}: what is proposed can be played`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await sitDown(page, { game: name });
        if ((await asked(page)) === "number") return;
        await propose(page);
        if (await onlyMove(page).isVisible()) expect(await outOfReach(page)).toEqual([]);
        else await expect.poll(() => isInReach(play(page))).toBe(true);
        expect(await isScrolledAside(page)).toBe(false);
      });

      test(`a replay of ${viewport.width}: board and controls together`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await watchAgain(page, finishedMatch(id));
        await expect.poll(() => shareOf(page)).toBeGreaterThan(0);
        for (const control of [transport(page), scrubber(page)]) {
          expect(await isInReach(control)).toBe(true);
        }
      });
    }
  });

  test(`${name} on a laptop: some lines of what happened are in sight`, async ({ page }) => {
    await page.setViewportSize(LAPTOP);
    await sitDown(page, { game: name });
    if ((await asked(page)) === "move") await propose(page);
    const lines = page.getByRole("log");
    const high = await log(page)
      .first()
      .evaluate((line) => line.getBoundingClientRect().height);
    expect((await lines.boundingBox())!.height).toBeGreaterThanOrEqual(LINES * high);
    expect(await isInReach(lines)).toBe(true);
  });

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

test("a laptop shows the whole names of everybody at the table", async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await sitDown(page, { game: "À vos marques" });
  const names = page.locator(".seats .name");
  const cut = await names.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  expect(await names.count()).toBeGreaterThan(0);
});
