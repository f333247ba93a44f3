// Everyone can play: each screen by the rules of accessibility, in light and dark, and on the
// narrowest of phones.
import { expect, type Page } from "@playwright/test";
import { expectOpenToEveryone } from "./access";
import { test } from "./fixed_dice";
import { type Game, GAMES, SAMPLE } from "./games";
import { BEGIN, asked, sitDown } from "./table";

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
      await expect(page.getByRole("button", { name: BEGIN, exact: true })).toBeVisible();
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

for (const [screen, open] of Object.entries(SCREENS)) {
  test(`${screen} is open to everyone, and fits the narrowest phone`, async ({ page }) => {
    await open(page);
    await expectOpenToEveryone(page);
  });
}
