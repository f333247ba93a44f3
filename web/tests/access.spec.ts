// Everyone can play: each screen by the rules of accessibility, in light and dark, and on the
// narrowest of phones.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixed_dice";
import { type Game, GAMES, SAMPLE } from "./games";
import { asked, sitDown } from "./table";

const NARROW = { width: 360, height: 740 };
type Screens = Record<string, (page: Page) => Promise<void>>;

const SCREENS: Screens = {
  shelf: async (page) => {
    await page.goto("./");
    await expect(page.getByRole("heading", { name: "Rejouons" })).toBeVisible();
  },
  settings: async (page) => {
    await page.goto("./#/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  ...Object.assign({}, ...GAMES.map(tableOf), ...SAMPLE.map(sharedScreensOf)),
};

function tableOf({ name }: Game): Screens {
  return {
    [`${name}: table`]: async (page) => {
      await sitDown(page, { game: name });
      await asked(page);
    },
  };
}

function sharedScreensOf({ id, name, clause }: Game): Screens {
  return {
    [`${name}: lesson`]: async (page) => {
      await page.goto(`./#/lesson/${id}`);
      await expect(page.locator(".stage svg").first()).toBeVisible();
    },
    [`${name}: setup`]: async (page) => {
      await page.goto(`./#/new/${id}`);
      await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    },
    [`${name}: rules`]: async (page) => {
      await page.goto(`./#/rules/${id}/${clause}`);
      await expect(page.getByText(clause).first()).toBeVisible();
    },
    [`${name}: replay`]: async (page) => {
      await sitDown(page, { game: name });
      await asked(page);
      await page.goto(page.url().replace("table", "replay"));
      await expect(page.locator(".stage svg").first()).toBeVisible();
    },
  };
}

/** What breaks the rules of accessibility on a page: all of them, or those of colours. */
async function violations(page: Page, isOfColours: boolean): Promise<unknown[]> {
  const axe = new AxeBuilder({ page });
  const found = await (isOfColours ? axe.withRules(["color-contrast"]) : axe).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [screen, open] of Object.entries(SCREENS)) {
  test(`${screen} is open to everyone, and fits the narrowest phone`, async ({ page }) => {
    await open(page);
    expect(await violations(page, false)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, true)).toEqual([]);
    await page.setViewportSize(NARROW);
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(NARROW.width);
  });
}
