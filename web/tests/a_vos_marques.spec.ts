// À vos marques: races by click, by key and by touch, and two people at one device.
import { expect, type Locator, type Page } from "@playwright/test";
import { decide, GAME, isAskedMore, rollAlone, S_CARDS, SCENES, told } from "./a_vos_marques";
import { go, open } from "./board";
import { goOnFrom } from "./finished";
import { test } from "./fixed_dice";
import { expectWay } from "./keys";
import { expectUnseen, openWords, watch, wordsTold } from "./secrets";
import {
  asked,
  complaints,
  onlyMove,
  outOfReach,
  prompt,
  proposal,
  sitDown,
  takeTurns,
  tap,
  unveil,
  ranks,
} from "./table";

const FIRST_DIE = "Roll the ESP die"; // of a turn
const MANY_TURNS = 5; // a race has more
const ROUND = 7; // decisions of one person, about
const LOOKS = 4000; // more than it takes to wait for all dice of a race

test("a whole race by clicking: dice, road, garage, S cards", async ({ page }) => {
  const heard = complaints(page);
  await sitDown(page, { game: GAME, fromShelf: true, option: "20 rounds" });
  await takeTurns(page, () => decide(page), { most: ROUND });
  await rollAlone(page);
  const turn = async () => {
    if (await isAskedMore(page)) await decide(page);
  };
  await takeTurns(page, turn, { most: LOOKS });
  await expect(ranks(page)).toHaveCount(3);
  expect(heard).toEqual([]);
});

test("what leaves no choice takes two presses of a turn at most", async ({ page }) => {
  const presses: number[] = []; // where there was nothing to choose, by turn
  await sitDown(page, { game: GAME });
  const turn = async () => {
    if (await prompt(page).getByText(FIRST_DIE).isVisible()) presses.push(0);
    if (await onlyMove(page).isVisible()) presses.push(presses.pop()! + 1);
    await decide(page);
  };
  await takeTurns(page, turn);
  expect(presses.length).toBeGreaterThan(MANY_TURNS);
  expect(Math.max(...presses)).toBeLessThanOrEqual(2);
});

test("arrow keys lead along the roads", async ({ page }) => {
  await sitDown(page, { game: GAME });
  await asked(page);
  await expectWay(page, "space.L03", [
    ["ArrowRight", "space.L04"],
    ["ArrowRight", "space.L05"],
    ["ArrowLeft", "space.L04"],
  ]);
  await expectWay(page, "space.M07", [["ArrowDown", "space.M06"]]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  type Point = readonly [x: number, y: number];
  const STEPS = 5; // of a finger on its way

  const tool = (page: Page, name: string): Locator => page.getByRole("button", { name });
  const world = (page: Page): Locator => page.locator(".pane .world");

  /** Moves fingers over the map, each by so much. */
  async function slide(page: Page, fingers: readonly { from: Point; by: Point }[]): Promise<void> {
    const device = await page.context().newCDPSession(page);
    const { x, y, width, height } = (await page.locator(".pane .back").boundingBox())!;
    const points = (share: number) =>
      fingers.map(({ from, by }, id) => ({
        id,
        x: x + width / 2 + from[0] + by[0] * share,
        y: y + height / 2 + from[1] + by[1] * share,
      }));
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
      device.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : points(share),
      });
    await touch("touchStart", 0);
    for (let step = 1; step <= STEPS; step += 1) await touch("touchMove", step / STEPS);
    await touch("touchEnd", 1);
  }

  /** What the map is seen like: how large, and what is in the middle. */
  async function view(page: Page): Promise<{ scale: number; x: number; y: number }> {
    const style = (await world(page).getAttribute("style"))!;
    const [scale, x, y] = /scale\((.+)\) translate\(-(.+)px, -(.+)px\)/.exec(style)!.slice(1);
    return { scale: Number(scale), x: Number(x), y: Number(y) };
  }

  test("the map is dragged and pinched, and nothing is pressed by that", async ({ page }) => {
    await sitDown(page, { game: GAME });
    await asked(page);
    const before = await view(page);
    await slide(page, [{ from: [0, 0], by: [-60, 40] }]);
    const dragged = await view(page);
    expect(dragged.x).toBeGreaterThan(before.x);
    expect(dragged.y).toBeLessThan(before.y);
    expect(dragged.scale).toBe(before.scale);
    await slide(page, [
      { from: [-20, 0], by: [-40, 0] },
      { from: [20, 0], by: [40, 0] },
    ]);
    const pinched = await view(page);
    expect(pinched.scale).toBeGreaterThan(dragged.scale);
    await tool(page, "Smaller map").tap();
    expect((await view(page)).scale).toBeLessThan(pinched.scale);
    await expect(page.locator(".spot.chosen")).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("some turns by touch: what can be pressed is in sight", async ({ page }) => {
    await sitDown(page, { game: GAME, players: 6 });
    const turn = async () => {
      expect(await outOfReach(page)).toEqual([]);
      await decide(page, tap);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    await takeTurns(page, turn, { hand: tap, most: 5 });
  });
});

test.describe("people at one device", () => {
  const FIRST_GARAGE = 4; // moves of the match with every scene: nobody has bought anything yet
  const HELD = 101; // moves of the match with every scene: then all three hold an S card
  const ALL_TEXTS = S_CARDS.map(({ text }) => text); // nothing else on the page says that

  /** Hands the device to whoever is asked, and tells their name. */
  async function handOver(page: Page): Promise<string> {
    if ((await asked(page)) === "veil") {
      await expect(page.locator(".board")).toHaveCount(0);
      await expectUnseen(page, ALL_TEXTS);
      await unveil(page);
      await asked(page);
    }
    return prompt(page).locator(".name").innerText();
  }

  /** What the board in words tells of somebody. */
  async function wordsOf(page: Page, name: string): Promise<Locator> {
    await openWords(page);
    return page.locator(`details.words h3:text-is("${name}") + ul`);
  }

  /** What the S cards say of which some lines do not tell. */
  async function untold(lines: Locator): Promise<string[]> {
    const known = (await lines.allTextContents()).join();
    return S_CARDS.filter(({ title }) => !known.includes(title)).map(({ text }) => text);
  }

  /** Makes a decision, but buys nothing and plays no S card. */
  async function save(page: Page): Promise<void> {
    const ends = open(page, "done").or(open(page, "pass"));
    if (!(await ends.count()) || (await onlyMove(page).isVisible())) return decide(page);
    await ends.click();
    await go(page).click();
  }

  test("nobody sees the others' S cards", async ({ page }) => {
    const names = ["Player 1", "Player 2", "Player 3"];
    const played = told(page, "plays “");
    const viewers = new Set<string>();
    await goOnFrom(page, SCENES, HELD);
    while (viewers.size < names.length) {
      const viewer = await handOver(page);
      viewers.add(viewer);
      const seenByAll = await wordsTold(page);
      expect((await untold(played)).filter((text) => seenByAll.includes(text))).toEqual([]);
      await expectUnseen(page, await untold(played.or(page.locator(".own summary"))));
      for (const other of names.filter((name) => name !== viewer)) {
        await expect(await wordsOf(page, other)).toContainText(/(one|\d) S card/);
      }
      await watch(page, ALL_TEXTS);
      await save(page);
      await expect(proposal(page)).toBeHidden();
    }
  });

  test("nobody sees what another has bought", async ({ page }) => {
    await goOnFrom(page, SCENES, FIRST_GARAGE);
    const buyer = await handOver(page);
    await open(page, "badge.ABS").click();
    await go(page).click();
    await expect(told(page, `${buyer} buys ABS for 7 écus`)).toHaveCount(1);
    await expect(page.locator(".own")).toContainText("ABS");
    await watch(page, [`${buyer} buys`]);
    while ((await handOver(page)) === buyer) {
      await save(page);
      await expect(proposal(page)).toBeHidden();
    }
    await expect(told(page, `${buyer} leaves the garage with one product`)).toHaveCount(1);
    await expect(told(page, "buys")).toHaveCount(0);
    await expect(page.locator(".own")).not.toContainText("ABS");
    expect(await wordsTold(page)).toEqual([]);
    await expect(await wordsOf(page, buyer)).toContainText("one product face down");
  });
});
