// Ave César: races by hand, by key and by touch, and what the board tells on the way.
import { expect, type Locator, type Page } from "@playwright/test";
import { go, open, playBy, spot, why } from "./board";
import { playOnFrom } from "./finished";
import { test } from "./fixed_dice";
import { golden } from "./games";
import {
  agree,
  asked,
  click,
  complaints,
  decide,
  type Hand,
  log,
  onlyMove,
  prompt,
  proposal,
  sitDown,
  tap,
  ranks,
  inWords,
} from "./table";

const GAME = "Ave César";
const RACE = { game: GAME, option: "a single race" };
const FINISHED = `${golden("ave_cesar")}/all_finished.v1.json`;
const TOURNAMENT = `${golden("ave_cesar")}/won_last_starts.v1.json`;

/** Moments of the race that all finish, by the number of the move that follows. */
const OPEN_ROAD = 7; // a 3 and a 5 lead to several spaces each
const SALUTE = 22; // a 4 ends in the alley
const HELD_UP = 29; // on 09L, behind the chariot on 10
const BARRED = 42; // on 26IV, in the lead, with a 1 and a 6
const LAST_STEP = 69; // a 4 crosses the finish line
/** The move of the tournament that ends its first race. */
const RACE_END = 68;

const openCards = (page: Page): Locator => open(page, "card");
const goals = (page: Page): Locator =>
  page.locator('.spot.open:is([data-spot^="space."], [data-spot="finish"])');
const chosen = (page: Page): Locator => page.locator(".spot.chosen");
const waste = (page: Page): Locator => page.locator(".badge").filter({ hasText: /^\+\d/ });
const interlude = (page: Page, name: RegExp | string): Locator =>
  page.locator(".interlude").and(page.getByRole("button", { name }));

/** Presses a card and then a space; somebody who is held up, a card alone, or that they stay. */
async function drive(page: Page, hand: Hand = click): Promise<void> {
  const stay = open(page, "pass");
  await expect(openCards(page).or(stay).first()).toBeVisible();
  const isOnly = await onlyMove(page).isVisible();
  await hand((await openCards(page).count()) > 0 ? openCards(page).last() : stay);
  if (isOnly) return;
  await expect(chosen(page).first()).toBeVisible();
  if (!(await proposal(page).isVisible())) {
    await expect(goals(page).first()).toBeVisible();
    await hand(goals(page).last());
  }
  await hand(go(page));
}

/** Takes turn after turn until the race is over. */
async function wholeRace(page: Page, turn: () => Promise<void>): Promise<void> {
  while ((await asked(page)) !== "over") {
    const lines = await log(page).count();
    await turn();
    await expect(log(page)).not.toHaveCount(lines);
  }
}

test("a whole race by clicking: card, space, go", async ({ page }) => {
  const heard = complaints(page);
  await sitDown(page, { ...RACE, fromShelf: true });
  await wholeRace(page, () => drive(page));
  await expect(ranks(page)).toHaveCount(3);
  const podium = interlude(page, "Results of race 1");
  await expect(podium).toBeVisible();
  await podium.click();
  await expect(podium).toBeHidden();
  expect(heard).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a lap by touch, without scrolling", async ({ page }) => {
    await sitDown(page, RACE);
    for (let turn = 0; turn < 8 && (await asked(page)) !== "over"; turn += 1) {
      const lines = await log(page).count();
      await drive(page, tap);
      await expect(log(page)).not.toHaveCount(lines);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
});

test("six drivers race on the other side of the board", async ({ page }) => {
  await sitDown(page, { ...RACE, bots: 5 });
  await expect(page.locator(".seats li")).toHaveCount(6);
  await expect(page.locator(".tablet")).toHaveCount(6);
  await expect(page.locator(".race .title")).toContainText("yellow course, clockwise");
  for (let turn = 0; turn < 3; turn += 1) {
    await asked(page);
    await decide(page);
  }
  await asked(page);
});

test("a space shows the way there, and what it wastes", async ({ page }) => {
  await playOnFrom(page, FINISHED, OPEN_ROAD);
  const way = page.locator(".way");
  await openCards(page).first().click();
  await expect(way).not.toBeAttached();
  const shown = await goals(page).count();
  await expect(waste(page)).toHaveCount(shown);
  await goals(page).first().hover();
  await expect(way).toBeAttached();
  await goals(page).first().click();
  await expect(proposal(page)).toContainText(/Play a \d → \w+/);
  await page.mouse.move(0, 0);
  await page.keyboard.press("Escape");
  await expect(way).not.toBeAttached();
});

test("the leader's six is barred, and says by which rule", async ({ page }) => {
  await playOnFrom(page, FINISHED, BARRED);
  const six = spot(page, "card.6");
  await expect(six).toHaveAccessibleName(/leaders may not play a 6/);
  await six.click({ force: true }); // it says it is disabled
  await expect(why(page)).toContainText("leaders may not play a 6");
  await prompt(page).getByRole("button", { name: "AC-61" }).click();
  await expect(page.getByRole("dialog").locator('[data-block="AC-61"]')).toBeInViewport();
});

test("a space out of reach says why", async ({ page }) => {
  await playOnFrom(page, FINISHED, HELD_UP);
  await spot(page, "space.10").click({ force: true });
  await expect(why(page)).toContainText("A chariot stands on that space");
  await spot(page, "space.W13La").click({ force: true });
  await expect(why(page)).toContainText("nobody jumps over a chariot");
});

test("who is held up puts a card under the pile, and draws another", async ({ page }) => {
  await playOnFrom(page, FINISHED, HELD_UP);
  await expect(prompt(page)).toContainText("You are held up");
  await spot(page, "card.4").click();
  await expect(proposal(page)).toContainText("Put a 4 under your pile");
  await agree(page);
  await expect(log(page).filter({ hasText: "puts a 4 under the pile" })).toHaveCount(1);
});

test("the finish line is pressed like a space", async ({ page }) => {
  await playOnFrom(page, FINISHED, LAST_STEP);
  await expect(spot(page, "finish")).toHaveAccessibleName("finish line, card 4");
  await spot(page, "finish").click(); // only one card leads there
  await expect(proposal(page)).toContainText("over the finish line");
  await spot(page, "finish").and(page.locator(".field *")).click();
  expect(await asked(page)).toBe("over"); // the bots drive on alone
  await expect(log(page).filter({ hasText: "→ finish!" })).not.toHaveCount(0);
});

test("the board can be read in words", async ({ page }) => {
  await playOnFrom(page, FINISHED, BARRED);
  await page.getByText("The board in words").click();
  const words = inWords(page);
  await expect(words).toContainText("lap 2, lane 4 of 4");
  await expect(words).toContainText("has saluted Caesar");
});

test("each line of the log opens its rule", async ({ page }) => {
  await sitDown(page, RACE);
  await asked(page);
  await log(page).filter({ hasText: "goes first" }).getByRole("button").click();
  await expect(page.getByRole("dialog").locator('[data-block="AC-22"]')).toBeInViewport();
});

test.describe("where things may move", () => {
  test.use({ reducedMotion: "no-preference" });

  async function salute(page: Page): Promise<Locator> {
    await playOnFrom(page, FINISHED, SALUTE);
    await spot(page, "card.4").click();
    await spot(page, "space.C1").click();
    await agree(page);
    const ceremony = interlude(page, "Ave César!");
    await expect(ceremony).toBeVisible();
    return ceremony;
  }

  test("Caesar is hailed, and a press goes on", async ({ page }) => {
    const ceremony = await salute(page);
    await ceremony.click();
    await expect(ceremony).toBeHidden();
    await expect(log(page).filter({ hasText: "Player 1 salutes" })).toHaveCount(1);
  });

  test("Caesar is hailed, and a key goes on", async ({ page }) => {
    const ceremony = await salute(page);
    await page.keyboard.press("Escape");
    await expect(ceremony).toBeHidden();
  });

  test("between two races everybody sees how they stand", async ({ page }) => {
    await playOnFrom(page, TOURNAMENT, RACE_END);
    await playBy(page, ["card.3"]);
    const podium = interlude(page, "Results of race 1");
    await expect(podium).toContainText("Next race");
    await expect(podium).toContainText("+6");
    await podium.click();
    await expect(podium).toBeHidden();
    await expect(log(page).filter({ hasText: "Race 2:" })).toHaveCount(1);
  });
});
