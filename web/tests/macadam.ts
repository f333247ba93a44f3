// What the tests of Macadam share: a turn at the crossroads, and what nobody else may see of it.
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { open, play } from "./board";
import { golden } from "./games";
import { click, type Hand, log, veil } from "./table";

export const GAME = "Macadam";
/** A match of four that ends with the last signal, and one of two with second cards. */
export const COVERED = `${golden("macadam")}/covered.v1.json`;
export const SECOND_CARDS = `${golden("macadam")}/leader_bonus_card.v1.json`;

/** What to press first: a card before its signal, anything before a fine. */
const KINDS = ["lead", "card", "centre", "signal", "agent", "no_bonus", "fine"];
const OPENS =
  /(?<!follows and )exposes (?!.* with the agent)|(?<!suit et )expose (?!.* avec l’agent)/; // the leader's card, not who follows
/** What everybody hears of cards. */
const PUBLIC = /for the deal|exposes|sends/;
const WORDS = "src/generated/macadam/texts.en.ftl";

/** The cards by name, but for papers and arrows, which have none of their own. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Array.from(
    readFileSync(WORDS, "utf-8").matchAll(/^ +\*?\[([A-Z]+\d+)\] (the .+)$/gm),
    ([, card, name]) => [card!, name!],
  ),
);

export const told = (page: Page, text: string | RegExp): Locator =>
  log(page).filter({ hasText: text });

/** Plays a card: whoever leads, together with its signal. */
export async function takeTurn(page: Page, hand: Hand = click): Promise<void> {
  const isLeading = (await open(page, "lead").count()) > 0;
  const openings = await told(page, OPENS).count();
  await play(page, KINDS, hand);
  if (!isLeading) return;
  const opened = told(page, OPENS).nth(openings);
  await expect(opened.or(veil(page)).first()).toBeAttached();
}

/** The cards by name that whoever looks at a screen, in whatever language, has in hand. */
export async function cardsHeld(page: Page): Promise<string[]> {
  const spots = await page
    .locator(".hand .spot")
    .evaluateAll((all) => all.map((spot) => (spot as SVGElement).dataset["spot"]!));
  return spots.flatMap((spot) => NAMES.get(spot.split(".")[1]!) ?? []);
}

/** Of some cards, those that only their owner knows to be there, by what a page tells in English. */
export async function secretsAmong(page: Page, cards: readonly string[]): Promise<string[]> {
  const heard = (await told(page, PUBLIC).allTextContents()).join();
  return cards.filter((card) => !heard.includes(card));
}
