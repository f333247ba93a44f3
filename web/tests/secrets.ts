// What people who share a device must not see of each other.
import { expect, type Page } from "@playwright/test";

interface Watched {
  watcher?: MutationObserver;
  told?: Set<string>;
}

/** Opens the board in words, where there is one: it tells nothing before. */
export async function openWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>("details.words"))
      one.open = true;
    return new Promise(requestAnimationFrame);
  });
}

export async function expectUnseen(page: Page, words: readonly string[]): Promise<void> {
  await openWords(page);
  const content = await page.content();
  expect(words.filter((word) => content.includes(word))).toEqual([]);
}

/** Notes which of these words are told from now on while nobody is asked, and all look on, on the
 *  board in words, too. */
export async function watch(page: Page, words: readonly string[]): Promise<void> {
  await page.evaluate((secrets) => {
    const told = new Set<string>();
    const watcher = new MutationObserver(() => {
      const closed = document.querySelector<HTMLDetailsElement>("details.words:not([open])");
      if (closed) closed.open = true; // what it tells is seen in a moment
      if (document.querySelector(".prompt :is(summary, .only)")) return;
      const content = document.body.innerHTML;
      for (const word of secrets) if (content.includes(word)) told.add(word);
    });
    const watched = window as unknown as Watched;
    watched.watcher?.disconnect();
    Object.assign(watched, { watcher, told });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    watcher.observe(document.body, everything);
  }, words);
}

/** What was told since then. */
export const wordsTold = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...((window as unknown as Watched).told ?? [])]);
