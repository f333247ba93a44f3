// What the browser tests share: sitting down at a table and playing as a person would.
import { expect, type Locator, type Page } from "@playwright/test";
import { GAMES } from "./games";

const MOST_DECISIONS = 400; // of one person in one game
export const BEGIN = "Start"; // a match
export const AGREES = /^(Play it|Jouer)$/;

/** How a person tells the browser what to do: by pointer, by touch, by key. */
export type Hand = (target: Locator) => Promise<void>;
export const click: Hand = (target) => target.click();
export const tap: Hand = (target) => target.tap();

export interface SetUp {
  game?: string; // its name on the shelf
  fromShelf?: boolean; // as a visitor comes, not straight from the game's own address
  option?: string; // the text of an option's value
  friends?: boolean; // two people at one device, instead of one against a bot
  names?: string[]; // of the people
  bots?: number; // against so many
  players?: number; // at the table, those beyond a preset's
}

/** Through the set-up to a table. */
export async function sitDown(page: Page, setUp: SetUp = {}): Promise<void> {
  const { game = "Mark", fromShelf, option, friends, names = [], bots, players } = setUp;
  await page.goto(fromShelf ? "./" : `./#/new/${GAMES.find(({ name }) => name === game)!.id}`);
  if (fromShelf) await onShelf(page, game, "Play").click();
  const presets = page.getByRole("group", { name: "Ready-made tables" });
  if (friends) await presets.getByRole("button", { name: /device/ }).click();
  if (bots) await presets.getByRole("button", { name: new RegExp(`${bots} bots`) }).click();
  if (players) await count(page).getByText(String(players), { exact: true }).click();
  for (const [seat, name] of names.entries()) await page.getByRole("textbox").nth(seat).fill(name);
  if (option) await choose(page, option);
  await page.getByRole("button", { name: BEGIN, exact: true }).click();
  await expect(prompt(page).or(veil(page)).first()).toBeVisible();
}

const count = (page: Page) => page.getByRole("group", { name: "Number of players" });

/** A link below a game's box on the shelf. */
export function onShelf(page: Page, game: string, link: string | RegExp): Locator {
  return page.getByRole("navigation", { name: game }).getByRole("link", { name: link });
}

async function choose(page: Page, option: string): Promise<void> {
  await page.locator("details", { hasText: option }).locator("summary").click();
  await page.getByText(option, { exact: true }).click();
}

export const veil = (page: Page) => page.locator("section.veil");
export const prompt = (page: Page) => page.locator(".prompt");
export const openSpots = (page: Page) => page.locator(".spot.open");
export const proposal = (page: Page) => page.locator(".proposal");
/** What is all there is to do: it is played at the first press. */
export const onlyMove = (page: Page) => prompt(page).locator(".only");
export const results = (page: Page) => page.locator(".results");
export const ranks = (page: Page) => results(page).locator("> ol > li");
export const inWords = (page: Page) => page.locator("details.words");
export const dial = (page: Page) => prompt(page).locator("form");
export const log = (page: Page) => page.locator(".log li");

const OF_TESTS = /Service Worker registration blocked by Playwright/;

/** Everything that the page complains about. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    const isOurs = !OF_TESTS.test(message.text());
    if (isOurs && ["error", "warning"].includes(message.type())) heard.push(message.text());
  });
  return heard;
}

/** Waits until a person is asked, the device is to be handed over, or the game is over. */
export async function asked(page: Page): Promise<"move" | "only" | "number" | "veil" | "over"> {
  const signs = {
    over: results(page),
    veil: veil(page),
    number: dial(page),
    move: prompt(page).getByText(/^All \d+ moves/),
    only: onlyMove(page),
  };
  const any = Object.values(signs).reduce((either, sign) => either.or(sign));
  await expect(any.first()).toBeVisible({ timeout: 120_000 });
  for (const [sign, found] of Object.entries(signs)) {
    if (await found.isVisible()) return sign as keyof typeof signs;
  }
  throw new Error("what was asked has gone");
}

/** Says that the right person has the device. */
export async function unveil(page: Page, hand: Hand = click): Promise<void> {
  await hand(veil(page).locator("button.main"));
  await expect(veil(page)).toBeHidden();
}

/** The open spots that are out of sight, or under something else. */
export const outOfReach = (page: Page): Promise<string[]> =>
  openSpots(page).evaluateAll((spots) =>
    spots
      .filter((spot) => {
        const { x, y, width, height } = spot.querySelector(".touch")!.getBoundingClientRect();
        return !spot.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((spot) => (spot as SVGElement).dataset["spot"]!),
  );

/** Chooses on the board until a move is complete, and leaves it at that; where there is a choice. */
export async function propose(page: Page, hand: Hand = click): Promise<void> {
  while (!(await proposal(page).or(onlyMove(page)).isVisible())) {
    await hand(openSpots(page).last());
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Plays the move that is proposed, or the only one. */
export async function agree(page: Page, hand: Hand = click): Promise<void> {
  if (await onlyMove(page).isVisible()) return hand(openSpots(page).first());
  await hand(prompt(page).getByRole("button", { name: AGREES }));
}

/** Makes one decision on the board, or on the dial. */
export async function decide(page: Page, hand: Hand = click): Promise<void> {
  if (await dial(page).isVisible()) {
    return hand(dial(page).getByRole("button", { name: AGREES }));
  }
  await propose(page, hand);
  await agree(page, hand);
}

/** Takes turn after turn until the game is over, or so many were taken. Tells how many. */
export async function takeTurns(
  page: Page,
  turn: () => Promise<void>,
  { hand = click, most = MOST_DECISIONS } = {},
): Promise<number> {
  for (let decisions = 0; decisions < most; decisions += 1) {
    const what = await asked(page);
    if (what === "over") return decisions;
    if (what === "veil") await unveil(page, hand);
    else await turn();
    await expect(proposal(page)).toBeHidden();
  }
  return most;
}

/** Plays to the end. Tells how many decisions that took. */
export async function playOut(page: Page, hand: Hand = click): Promise<number> {
  const decisions = await takeTurns(page, () => decide(page, hand), { hand });
  expect(decisions).toBeLessThan(MOST_DECISIONS);
  return decisions;
}
