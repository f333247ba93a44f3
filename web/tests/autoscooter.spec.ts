// Autoscooter: programs in secret by click, by key and by touch, and what the board foretells.
import { expect, type Page } from "@playwright/test";
import { caption, choose, go, open } from "./board";
import { playOnFrom } from "./finished";
import { test } from "./fixed_dice";
import { golden } from "./games";
import { expectWay } from "./keys";
import {
  agree,
  asked,
  click,
  type Hand,
  prompt,
  proposal,
  sitDown,
  takeTurns,
  tap,
  unveil,
  veil,
  inWords,
} from "./table";

const GAME = "Autoscooter";
const WON = `${golden("autoscooter")}/won.v1.json`;
/** A moment of that match when a car in motion is written, by the number of the move that follows. */
const IN_MOTION = 20;

const KINDS = ["heading", "hex", "number", "end", "letter"];

/** Chooses on the board: a number and an end on the rink, or a hex and a heading. */
const program = (page: Page, hand: Hand): Promise<void> => choose(page, KINDS, hand);

test("two people and two bots at one device, by clicks", async ({ page }) => {
  await sitDown(page, { game: GAME, friends: true, players: 4, names: ["Anne", "Bob"] });
  await expect(veil(page)).toContainText("Anne");
  const turn = async () => {
    await program(page, click);
    await go(page).click();
  };
  await takeTurns(page, turn, { most: 16 });
});

test("what was written can be changed before the next one looks", async ({ page }) => {
  await sitDown(page, { game: GAME, friends: true, players: 8, names: ["Anne", "Bob"] });
  await unveil(page);
  await program(page, click);
  await go(page).click();
  await expect(veil(page)).toContainText("Bob");
  await veil(page).getByRole("button", { name: /Anne/ }).click();
  await program(page, click);
  await go(page).click();
  await expect(veil(page)).toContainText("Bob");
  await unveil(page);
  await expect(page.locator(".queue .plate")).toHaveCount(0); // nothing of Anne's is told
});

test("arrow keys lead from hex to hex", async ({ page }) => {
  await sitDown(page, { game: GAME, bots: 7 });
  await asked(page);
  await expectWay(page, "hex.33", [
    ["ArrowRight", "hex.34"],
    ["ArrowDown", "hex.44"],
    ["ArrowUp", "hex.34"],
    ["ArrowLeft", "hex.33"],
  ]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("programs by touch, without scrolling", async ({ page }) => {
    await sitDown(page, { game: GAME, bots: 7 });
    const turn = async () => {
      await program(page, tap);
      await agree(page, tap);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    await takeTurns(page, turn, { most: 6 });
  });
});

test("a letter shows what comes of it if nothing else moves", async ({ page }) => {
  await playOnFrom(page, WON, IN_MOTION);
  await open(page, "letter").first().hover();
  await expect(page.locator(".preview")).toBeAttached();
  await expect(caption(page)).toContainText("if nothing else moves");
  await expect(caption(page)).toContainText("turned left");
  await open(page, "number").first().hover();
  await expect(caption(page)).toContainText("place");
});

test("number and letter come in any order, and each can be changed alone", async ({ page }) => {
  await playOnFrom(page, WON, IN_MOTION);
  await open(page, "end").first().click();
  await open(page, "number").last().click();
  await expect(proposal(page)).toContainText(/Number \d+, letter [A-P]/);
  const [letter] = (await proposal(page).innerText()).match(/letter [A-P]/)!;
  await page.locator('.spot[data-spot^="number."]').first().click({ force: true });
  await expect(proposal(page)).toContainText(letter);
  await agree(page);
});

test("the log sheet and the board in words can be read", async ({ page }) => {
  await playOnFrom(page, WON, IN_MOTION);
  await prompt(page).waitFor();
  await page.getByText("Log sheet").click();
  await expect(page.locator(".own s").first()).toBeVisible();
  await page.getByText("The board in words").click();
  await expect(inWords(page)).toContainText("numbers left");
});
