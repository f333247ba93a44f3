// What the tests of whole matches online share: people who play to the end, each in their own browser.
import { expect, type Locator, type Page } from "@playwright/test";
import { openMenu } from "./online";
import { agree, click, dial, log, prompt, propose, proposal, results, ranks } from "./table";

/** One decision of somebody, pressed on their board. */
export type Turn = (page: Page) => Promise<void>;

const question = (page: Page): Locator => prompt(page).locator("summary, form, .only");

/** Waits until somebody is asked, in whatever language, or all is over. */
export async function isAsked(page: Page): Promise<boolean> {
  await question(page).or(results(page)).first().waitFor({ timeout: 0 });
  return !(await results(page).isVisible());
}

/** Decides on the board, by whatever is open last, or on the dial. */
export const anyTurn: Turn = async (page) => {
  if (await dial(page).isVisible()) return click(dial(page).locator("button.main"));
  await propose(page);
  await agree(page);
};

/** Plays by hand to the end. Tells how many decisions that took. */
export async function playByHand(page: Page, turn: Turn): Promise<number> {
  let decisions = 0;
  for (; await isAsked(page); decisions += 1) {
    await turn(page);
    await expect(proposal(page)).toBeHidden();
  }
  return decisions;
}

/** Plays to the end by the list of all moves, from inside the page, which draws no board. */
export async function playByList(page: Page): Promise<void> {
  await page.addStyleTag({ content: ".board, .told { display: none }" });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const STRIDE = 7; // through the list: neither always its first move nor its last
        let place = 0;
        let isDue = false;
        const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
        const step = () => {
          isDue = false;
          if (all(".results").length) {
            watcher.disconnect();
            return resolve();
          }
          const [go] = all(".prompt :is(.buttons, form, .only) .main");
          if (go) return go.click();
          all(".prompt details:not([open]) summary")[0]?.click();
          const moves = all(".prompt .moves button"); // a moment after it was opened
          if (moves.length) moves[(place += STRIDE) % moves.length]!.click();
        };
        const watcher = new MutationObserver(() => {
          if (!isDue) setTimeout(step);
          isDue = true;
        });
        watcher.observe(document.body, { subtree: true, childList: true });
        step();
      }),
  );
}

/** Whoever is asked decides by hand, so many times. */
export async function takeTurnsByHand(
  people: readonly Page[],
  turn: Turn,
  count: number,
): Promise<void> {
  for (let decisions = 0; decisions < count; decisions += 1) {
    const next = await Promise.race(people.map((page) => isAsked(page).then(() => page)));
    const lines = await log(next).count();
    await turn(next);
    await expect(log(next)).not.toHaveCount(lines);
  }
}

/** Everybody sees the same end. */
export async function expectSameEnd(people: readonly Page[], players: number): Promise<void> {
  await expect(ranks(people[0]!)).toHaveCount(players);
  const told = await Promise.all(people.map((page) => results(page).locator("ol").innerText()));
  expect(new Set(told).size).toBe(1);
}

/** This browser plays it all again, finds the dice honest, and takes the match away. */
export async function expectHonest(page: Page, game: string): Promise<void> {
  const sheet = await openMenu(page);
  await sheet.getByRole("button", { name: "Check the dice" }).click();
  await expect(sheet.getByText(/^Honest/)).toBeVisible();
  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Save the match as a file" }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^rejouons-${game}-`));
}
