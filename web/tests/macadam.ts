// What the tests of Macadam share: a turn at the crossroads.
import { expect, type Locator, type Page } from "@playwright/test";
import { choose, go, open } from "./board";
import { golden } from "./games";
import { click, type Hand, log, veil } from "./table";

export const GAME = "Macadam";
/** A match of four that ends with the last signal, and one of two with second cards. */
export const COVERED = `${golden("macadam")}/covered.v1.json`;
export const SECOND_CARDS = `${golden("macadam")}/leader_bonus_card.v1.json`;

/** What to press first: a card before its signal, anything before a fine. */
const KINDS = ["lead", "card", "centre", "signal", "agent", "no_bonus", "fine"];

export const told = (page: Page, text: string | RegExp): Locator =>
  log(page).filter({ hasText: text });

/** Plays a card: whoever leads, together with its signal. */
export async function takeTurn(page: Page, hand: Hand = click): Promise<void> {
  const isLeading = (await open(page, "lead").count()) > 0;
  const openings = await told(page, "opens with").count();
  await choose(page, KINDS, hand);
  await hand(go(page));
  if (!isLeading) return;
  const opened = told(page, "opens with").nth(openings);
  await expect(opened.or(veil(page)).first()).toBeAttached();
}
