// What the tests of À vos marques share: decisions at the wheel, and a match with every scene.
import { readFileSync } from "node:fs";
import { type Locator, type Page } from "@playwright/test";
import { open, play, spot } from "./board";
import { golden } from "./games";
import { click, type Hand, log, onlyMove, prompt } from "./table";

export const GAME = "À vos marques";
/** A match of three that comes by every special place, and asks everything that can be asked. */
export const SCENES = `${golden("a_vos_marques")}/scenes.v1.json`;

/** What is written on a card. */
export interface Card {
  title: string;
  text: string;
}

interface Facts {
  drawing: { cards: Record<string, { deck: string } & Record<keyof Card, { en: string }>> };
}

export const S_CARDS: readonly Card[] = Object.values(
  (JSON.parse(readFileSync("src/generated/a_vos_marques/facts.json", "utf-8")) as Facts).drawing
    .cards,
)
  .filter(({ deck }) => deck === "S")
  .map(({ title, text }) => ({ title: title.en, text: text.en }));

/** What to press, where it is open: what brings something before what declines it. */
const KINDS = [
  ...["roll", "way", "stake", "card", "seat", "use", "keep", "cash"],
  ...["done", "pass", "decline", "stay"],
];
const OF_DICE = /roll the (ESP|blue|red)/i;

export const told = (page: Page, text: string | RegExp): Locator =>
  log(page).filter({ hasText: text });

/** Makes one decision on the board, whatever is asked. */
export async function decide(page: Page, hand: Hand = click): Promise<void> {
  const first = (await nearestToFinish(page)) ?? (await firstBadge(page));
  if (first && !(await onlyMove(page).isVisible())) await hand(spot(page, first));
  await play(page, KINDS, hand);
}

/** Lets the dice roll by themselves from now on. */
export async function rollAlone(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Dice roll by themselves" }).click();
}

/** Whether something is asked besides dice that roll by themselves. */
export async function isAskedMore(page: Page): Promise<boolean> {
  const [ask] = await prompt(page).locator(".ask:not(.quiet)").allTextContents();
  return ask !== undefined && !OF_DICE.test(ask);
}

/** Of the spaces that the dice lead to, the nearest to the finish. */
async function nearestToFinish(page: Page): Promise<string | undefined> {
  const spaces = await labelled(page, "space");
  const ranked = spaces.toSorted((one, other) => stepsIn(one.label) - stepsIn(other.label));
  return ranked[0]?.id;
}

function stepsIn(label: string): number {
  if (label.includes("at the finish")) return 0;
  return Number(/(\d+) spaces to the finish/.exec(label)?.[1] ?? 1);
}

/** The first product to buy, to name, to take; or to sell, if that is what is asked. */
async function firstBadge(page: Page): Promise<string | undefined> {
  const badges = await labelled(page, "badge");
  return badges.find(({ label }) => !label.includes("yours"))?.id;
}

/** The open spots of a kind, with what each says of itself. */
function labelled(page: Page, kind: string): Promise<{ id: string; label: string }[]> {
  return open(page, kind).evaluateAll((spots) =>
    spots.map((one) => ({
      id: (one as SVGElement).dataset["spot"]!,
      label: one.getAttribute("aria-label")!,
    })),
  );
}
