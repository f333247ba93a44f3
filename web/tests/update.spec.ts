// A newer version of the app, or of a game's rules, never breaks a game in progress.
import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { BUILT, serve } from "./files";
import { test } from "./fixed_dice";
import { asked, decide, sitDown } from "./table";

test.use({ serviceWorkers: "allow" });

/** The same match, as it would have been saved under rules of version 0. */
const UNDER_OLDER_RULES = `
import sys
from rejouons import Match
match = Match.load(sys.stdin.read(), "python")
older = Match(match.game.edition(0), match.terms, "python")
for played in match.actions:
    older.act(played.seat, played.action)
print(older.save())
`;

const log = (page: Page) => page.locator(".log li");

test("an update waits until the person agrees, and the table goes on", async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), "rejouons-"));
  await cp(BUILT, folder, { recursive: true });
  const server = serve(folder);
  const { port } = server.address() as { port: number };
  const page = await browser.newPage({ baseURL: `http://localhost:${port}/` });
  await sitDown(page);
  await asked(page);
  await page.evaluate(() => navigator.serviceWorker.ready);

  const worker = await readFile(join(folder, "sw.js"), "utf-8");
  await writeFile(join(folder, "sw.js"), worker.replace(/VERSION = "/, 'VERSION = "newer-'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText("A new version of Rejouons is ready")).toBeVisible();
  await asked(page);
  await decide(page); // the old version still plays
  await asked(page);
  const lines = await log(page).allTextContents();

  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Use it now" }).click();
  await reloaded;
  await expect(page.getByText("A new version of Rejouons is ready")).toBeHidden();
  await asked(page);
  expect(await log(page).allTextContents()).toEqual(lines);
  const caches = await page.evaluate(() => window.caches.keys());
  expect(caches.filter((name) => name.startsWith("rejouons-app-"))).toHaveLength(1);
  await page.close();
  server.close();
});

test("a match begun under older rules is played by the engine of those rules", async ({ page }) => {
  await sitDown(page);
  await asked(page);
  await decide(page);
  await asked(page);
  const lines = await log(page).allTextContents();
  const key = await page.evaluate(() =>
    Object.keys(localStorage).find((name) => name.startsWith("rejouons.table."))!,
  );
  const record = JSON.parse(await kept(page, key)) as { save: string };
  const save = execFileSync("python", ["-c", UNDER_OLDER_RULES], { input: record.save });
  await page.evaluate(
    ([name, value]) => localStorage.setItem(name!, value!),
    [key, JSON.stringify({ ...record, save: save.toString() })],
  );
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("version 0 of the rules");

  await page.evaluate(async () => {
    const cache = await caches.open("rejouons-engines");
    const facts = (await (await cache.match("engines/mark/1.json"))!.json()) as object;
    await cache.put("engines/mark/0.json", Response.json({ ...facts, rules: 0 }));
    await cache.put("engines/mark/0.wasm", (await cache.match("engines/mark/1.wasm"))!);
  });
  await page.reload();
  await asked(page);
  expect(await log(page).allTextContents()).toEqual(lines);
  await decide(page);
  await asked(page);
  const after = JSON.parse(await kept(page, key)) as { save: string };
  expect((JSON.parse(after.save) as { rules: number }).rules).toBe(0);
});

/** What the browser holds under a key. */
function kept(page: Page, key: string): Promise<string> {
  return page.evaluate((name) => localStorage.getItem(name)!, key);
}
