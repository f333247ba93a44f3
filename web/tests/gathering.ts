// What the tests of online tables share before a match begins: a server of their own, and people,
// each with a browser.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as joined } from "node:path";
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { fixWords, test as base } from "./fixed_dice";
import { serving } from "./serving.mjs";

/** Each worker has a server: nobody may open too many tables at one, and none is kept. */
export const test = base.extend<object, { server: string }>({
  server: [
    async ({}, use) => {
      const { address, stop } = await serving("--data", await mkdtemp(joined(tmpdir(), "tables-")));
      await use(address);
      stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server),
});

export interface Opening {
  game?: string; // its id
  name?: string; // of the host
  preset?: string | RegExp; // the way to sit down
  isListed?: boolean;
}

/** Somebody with a browser of their own. */
export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await fixWords(context, test.info().titlePath.join());
  return context.newPage();
}

export const readyButton = (page: Page) => page.getByRole("button", { name: "I am ready" });
export const sitButton = (page: Page) => page.getByRole("button", { name: /^Sit down/ });
export const places = (page: Page) =>
  page.getByRole("list", { name: "Players" }).getByRole("listitem");
export const board = (page: Page) => page.locator(".stage svg").first();

/** The link to a seat, as the host's page shows it. */
export const linkTo = (page: Page, number: number) => page.getByLabel(`Link to seat ${number}`);

/** To the set-up of an online table. */
export async function setUp(page: Page, game = "mark"): Promise<void> {
  await page.goto(`./#/new/${game}/online`);
  await expect(page.getByRole("button", { name: "Open the table" })).toBeVisible();
}

/** Opens a table and waits there; tells its id. */
export async function host(page: Page, opening: Opening = {}): Promise<string> {
  const { game, name = "Zoé", preset, isListed } = opening;
  await setUp(page, game);
  if (preset) await page.getByRole("button", { name: preset }).click();
  await page.getByRole("textbox", { name: "Seat 1" }).fill(name);
  if (isListed) await page.getByText("Everybody", { exact: true }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(readyButton(page)).toBeEnabled();
  return idIn(page);
}

/** The table that a page shows. */
export function idIn(page: Page): string {
  return /#\/online\/(\w+)$/.exec(page.url())![1]!;
}

/** Sits down by a link. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await sitButton(page).click();
  await expect(readyButton(page)).toBeEnabled();
}
