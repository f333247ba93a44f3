// The same dice and bots each time a test runs, so that none fails by bad luck alone. Each test
// has its own, and so has each time it is repeated; REJOUONS_DICE names others.
import { type BrowserContext, test as base } from "@playwright/test";

const WORD = process.env["REJOUONS_DICE"] ?? "";
/** Secrets have so many bytes. As many name what Playwright puts in a page: it is to be unique. */
export const SECRET_BYTES = 32;

export const test = base.extend({
  context: async ({ context }, use, { titlePath, repeatEachIndex }) => {
    await fixDice(context, `${titlePath.join()} ${repeatEachIndex}`);
    await use(context);
  },
});

/** Lets dice and bots fall by a seed on all pages. What only has to be unique stays as it is. */
export async function fixDice(context: BrowserContext, seed: string): Promise<void> {
  await context.addInitScript(replaceRandom, [`${WORD}${seed}`, SECRET_BYTES] as const);
}

/** Gives who sits at a server's tables the same words for the dice each time. */
export async function fixWords(context: BrowserContext, seed: string): Promise<void> {
  await context.addInitScript(replaceRandom, [`${WORD}${seed}`, null] as const);
}

/** Runs in a page, as its source alone. */
export function replaceRandom([seed, secretBytes]: readonly [string, number | null]): void {
  const HALVES = 0x1_0000_0000;
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);

  /** The next word of 32 bits (splitmix). */
  function next(): number {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    const isForDice = array instanceof Uint32Array || array?.byteLength === secretBytes;
    if (!isForDice) return real(array);
    const filled = array as unknown as Uint32Array;
    for (let place = 0; place < filled.length; place += 1) filled[place] = next();
    return array;
  };
  Math.random = () => next() / HALVES;
}
