// Everyone can play: each screen by the rules of accessibility, in light and dark, and on the
// narrowest of phones.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { type Game, GAMES } from "./games";
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
  ...Object.assign({}, ...GAMES.map(screensOf)),
};

function screensOf({ id, name, clause }: Game): Screens {
  return {
    [`${name}: setup`]: async (page) => {
      await page.goto(`./#/new/${id}`);
      await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    },
    [`${name}: table`]: async (page) => {
      await sitDown(page, { game: name });
      await asked(page);
    },
    [`${name}: rules`]: async (page) => {
      await page.goto(`./#/rules/${id}/${clause}`);
      await expect(page.getByText(clause).first()).toBeVisible();
    },
    [`${name}: lesson`]: async (page) => {
      await page.goto(`./#/lesson/${id}`);
      await expect(page.locator(".stage svg").first()).toBeVisible();
    },
    [`${name}: replay`]: async (page) => {
      await sitDown(page, { game: name });
      await asked(page);
      await page.goto(page.url().replace("table", "replay"));
      await expect(page.locator(".stage svg").first()).toBeVisible();
    },
  };
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const [screen, open] of Object.entries(SCREENS)) {
      test(`${screen} is open to everyone`, async ({ page }) => {
        await open(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
        expect(found).toEqual([]);
      });
    }
  });
}

test.describe("on the narrowest phone", () => {
  test.use({ viewport: NARROW });

  for (const [screen, open] of Object.entries(SCREENS)) {
    test(`${screen} fits`, async ({ page }) => {
      await open(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(NARROW.width);
    });
  }
});
