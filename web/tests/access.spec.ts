// Everyone can play: each screen by the rules of accessibility, in light and dark, and on the
// narrowest of phones.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
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
  ...Object.assign({}, ...GAMES.map(boardsOf), ...SAMPLE.map(sharedScreensOf)),
};

function boardsOf({ id, name }: Game): Screens {
  return {
    [`${name}: table`]: async (page) => {
      await sitDown(page, { game: name });
      await asked(page);
    },
    [`${name}: lesson`]: async (page) => {
      await page.goto(`./#/lesson/${id}`);
      await expect(page.locator(".stage svg").first()).toBeVisible();
    },
  };
}

function sharedScreensOf({ id, name, clause }: Game): Screens {
  return {
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

/** What breaks the rules of accessibility on a page. */
async function violations(page: Page): Promise<unknown[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [screen, open] of Object.entries(SCREENS)) {
  test(`${screen} is open to everyone, and fits the narrowest phone`, async ({ page }) => {
    await open(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
    await page.setViewportSize(NARROW);
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(NARROW.width);
  });
}
