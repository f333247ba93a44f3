// Where things may move they do, in order; and nobody has to wait for them.
import { expect, type Page } from "@playwright/test";
import { test } from "./fixed_dice";
import { asked, decide, sitDown } from "./table";

test.use({ reducedMotion: "no-preference" });

/** What was seen on a page. */
interface Seen {
  moving: number; // things, summed over all pictures
  steps: string[][]; // lines of the log: those that came without a pause between them
  isSkipWanted: boolean; // as soon as a bot has rolled; then only what follows is noted
}

/**
 * Notes what is seen from now on. Lines came together if the page did nothing else meanwhile, which
 * holds on a slow machine too, where pictures are rare.
 */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen = { moving: 0, steps: [], isSkipWanted: false };
    Object.assign(window, { seen });
    const log = document.querySelector(".log .lines")!;
    const all = () => [...log.querySelectorAll(".page > li")];
    let told = all().length;
    let step: string[] | null = null;
    const note = () => {
      const lines = all()
        .slice(told)
        .map((line) => line.textContent!.trim());
      told += lines.length;
      if (!lines.length) return;
      if (!step) {
        seen.steps.push((step = []));
        setTimeout(() => (step = null));
      }
      step.push(...lines);
      const skip = document.querySelector<HTMLElement>(".prompt > button");
      if (!skip || !seen.isSkipWanted || !/^(?!Player).* rolls /.test(lines.at(-1)!)) return;
      Object.assign(seen, { steps: [], isSkipWanted: false });
      step = null;
      skip.click();
    };
    new MutationObserver(note).observe(log, { childList: true, subtree: true });
    const look = () => {
      seen.moving += document.getAnimations().length;
      requestAnimationFrame(look);
    };
    look();
  });
}

/** The most animations that something flying has been given. */
async function watchFlights(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const started = new Map<Element, Set<Animation>>();
    const look = () => {
      for (const flyer of document.querySelectorAll(".flying")) {
        const known = started.get(flyer) ?? new Set();
        for (const one of flyer.getAnimations()) known.add(one);
        started.set(flyer, known);
      }
      requestAnimationFrame(look);
    };
    Object.assign(window, { flights: () => [...started.values()].map(({ size }) => size) });
    look();
  });
  return () => page.evaluate(() => (window as unknown as { flights(): number[] }).flights());
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Decides, skips from the next roll of a bot, and tells what was seen after it. */
async function decideAndSkip(page: Page): Promise<string[][]> {
  await page.evaluate(() =>
    Object.assign((window as unknown as { seen: Seen }).seen, { isSkipWanted: true }),
  );
  await decide(page);
  await asked(page);
  const { steps, isSkipWanted } = await seenOn(page);
  return isSkipWanted ? [] : steps; // some decisions do not end the turn
}

const withRoll = (steps: string[][]) =>
  steps.filter((lines) => lines.some((line) => / rolls /.test(line)));

test.beforeEach(async ({ page }) => {
  await sitDown(page, { bots: 3 });
  await asked(page);
  await watch(page);
});

test("what bots do is shown step by step", async ({ page }) => {
  let rolls: string[][] = [];
  while (rolls.length < 3) {
    await decide(page);
    await asked(page);
    rolls = withRoll((await seenOn(page)).steps);
  }
  expect((await seenOn(page)).moving).toBeGreaterThan(0);
  expect(rolls.filter((lines) => lines.length > 1)).toEqual([]); // nothing came with them
});

test("what bots do can be skipped", async ({ page }) => {
  let rolls: string[][] = [];
  while (!rolls.length) rolls = withRoll(await decideAndSkip(page));
  expect(rolls.filter((lines) => lines.length === 1)).toEqual([]); // each with what led to it
});

test("what flies over the board does so once, whatever happens meanwhile", async ({ page }) => {
  await sitDown(page, { game: "Macadam" });
  await asked(page);
  const flights = await watchFlights(page);
  let started: number[] = [];
  while (started.length < 2) {
    await decide(page);
    await asked(page);
    started = await flights();
  }
  expect(Math.max(...started)).toBe(1);
});
