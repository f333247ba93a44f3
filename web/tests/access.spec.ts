// Everyone can play: each screen by the rules of accessibility, in light and dark, and on the
// narrowest of phones.
import { expect, type Page } from "@playwright/test";
import { expectOpenToEveryone, violations } from "./access";
import { spot } from "./board";
import { playOnFrom } from "./finished";
import { test } from "./fixed_dice";
import { type Game, GAMES, golden, SAMPLE } from "./games";
import {
  agree,
  asked,
  BEGIN,
  decide,
  inWords,
  prompt,
  results,
  sitDown,
  unveil,
  veil,
} from "./table";

/** A race, and the move of it that crosses the finish line. */
const RACE = `${golden("ave_cesar")}/all_finished.v1.json`;
const LAST_STEP = 69;

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
  lobby: async (page) => {
    await page.goto("./#/lobby");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "the menu of a table": (page) => openOver(page, "Menu"),
  "the rules beside a table": (page) => openOver(page, "Rules"),
  "what lies between two people": async (page) => {
    await sitDown(page, { game: "Macadam", friends: true, names: ["Anne", "Bob"] });
    await expect(veil(page)).toBeVisible();
  },
  "the question for an undo": async (page) => {
    await sitDown(page, { friends: true, names: ["Anne", "Bob"], option: "the first seat" });
    const dialog = page.getByRole("dialog");
    while (!(await dialog.isVisible())) {
      if ((await asked(page)) === "veil") await unveil(page);
      await decide(page);
      if ((await asked(page)) === "veil") await unveil(page);
      await prompt(page).getByRole("button", { name: "Undo" }).click();
    }
  },
  "what opens at a table": async (page) => {
    await sitDown(page, { game: "Macadam" });
    await asked(page);
    await prompt(page).locator("summary").click();
    await page.getByText("The board in words").click();
    await expect(inWords(page).getByRole("heading").first()).toBeVisible();
  },
  "the end of a game": async (page) => {
    await playOnFrom(page, RACE, LAST_STEP);
    await spot(page, "finish").click();
    await agree(page);
    await expect(results(page)).toBeVisible();
  },
  ...Object.assign({}, ...GAMES.map(tableOf), ...SAMPLE.map(sharedScreensOf)),
};

async function openOver(page: Page, button: string): Promise<void> {
  await sitDown(page);
  await asked(page);
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("button").first()).toBeVisible();
}

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

for (const { name } of GAMES) {
  test(`${name}: table is open to everyone on a phone on its side`, async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await sitDown(page, { game: name });
    await asked(page);
    expect(await violations(page, false)).toEqual([]);
  });
}
