// What is loaded, compressed: little before a game is opened, little more for a game.
import { expect } from "@playwright/test";
import { total, weighed } from "./bytes.mjs";
import { test } from "./fixed_dice";
import { GAMES } from "./games";
import { asked, sitDown } from "./table";

const MOST_BEFORE_A_GAME = 75_000;
const MOST_BYTES = 150_000; // of a game
const MORE_BYTES: Record<string, number> = { a_vos_marques: 200_000 }; // a map and 64 pictures
const KINDS = [/\.css$/, /\.wasm$/, /\/worker-.*\.js$/]; // a game has all of them, beside scripts

test.use({ serviceWorkers: "block" }); // what it keeps beforehand would not be counted

for (const { id, name } of GAMES) {
  test(`the app and ${name} are small`, async ({ page, context }) => {
    const weights = weighed(context);
    await page.goto("./", { waitUntil: "networkidle" });
    const app = total(await weights());
    expect(app).toBeGreaterThan(10_000);
    expect(app).toBeLessThan(MOST_BEFORE_A_GAME);
    await sitDown(page, { game: name, fromShelf: true });
    await asked(page);
    const loaded = await weights();
    const game = total(loaded) - app;
    expect(game).toBeGreaterThan(10_000);
    expect(game).toBeLessThan(MORE_BYTES[id] ?? MOST_BYTES);
    for (const kind of KINDS) expect([...loaded.keys()].some((url) => kind.test(url))).toBe(true);
  });
}
