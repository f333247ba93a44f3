// Macadam: games by click, by key and by touch, and two people at one device.
import { expect } from "@playwright/test";
import { test } from "./fixed_dice";
import { expectWay } from "./keys";
import { cardsHeld, GAME, secretsAmong, takeTurn, told } from "./macadam";
import { expectUnseen, watch, wordsTold } from "./secrets";
import {
  asked,
  complaints,
  outOfReach,
  prompt,
  proposal,
  sitDown,
  takeTurns,
  tap,
  unveil,
  ranks,
} from "./table";

test("a whole game by clicking: card, signal, go", async ({ page }) => {
  const heard = complaints(page);
  await sitDown(page, { game: GAME, fromShelf: true });
  await takeTurns(page, () => takeTurn(page));
  await expect(ranks(page)).toHaveCount(3); // as many as its lesson taught it with
  await expect(told(page, "round 1 is over")).toHaveCount(1);
  expect(heard).toEqual([]);
});

test("arrow keys lead from signal to signal", async ({ page }) => {
  await sitDown(page, { game: GAME });
  await asked(page);
  await expectWay(page, "signal.S07", [
    ["ArrowUp", "signal.S08"],
    ["ArrowDown", "signal.S07"],
  ]);
  await expectWay(page, "signal.S01", [
    ["ArrowRight", "signal.S02"],
    ["ArrowLeft", "signal.S01"],
  ]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("some tricks by touch, without scrolling", async ({ page }) => {
    await sitDown(page, { game: GAME, players: 4 });
    const turn = async () => {
      expect(await outOfReach(page)).toEqual([]);
      await takeTurn(page, tap);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    await takeTurns(page, turn, { hand: tap, most: 6 });
  });
});

test.describe("two people at one device", () => {
  const NAMES = ["Anne", "Bob"];
  const MOVES = 8;

  test("neither sees the other's cards", async ({ page }) => {
    const held: Record<string, string[]> = { Anne: [], Bob: [] };
    await sitDown(page, { game: GAME, friends: true, names: NAMES });
    for (let move = 0; move < MOVES; move += 1) {
      if ((await asked(page)) === "veil") {
        await expect(page.locator(".board")).toHaveCount(0);
        await expectUnseen(page, Object.values(held).flat());
        await unveil(page);
        await asked(page);
        expect(await secretsAmong(page, await wordsTold(page))).toEqual([]);
      }
      const viewer = await prompt(page).locator(".name").innerText();
      const other = NAMES.find((name) => name !== viewer)!;
      held[viewer] = await cardsHeld(page);
      await expectUnseen(page, await secretsAmong(page, held[other]!));
      await watch(page, held[viewer]);
      await takeTurn(page);
      await expect(proposal(page)).toBeHidden();
    }
  });
});
