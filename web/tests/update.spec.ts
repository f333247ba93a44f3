// A newer version of the app, or of a game's rules, never breaks a game in progress.
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { asked, decide, sitDown } from "./table";

test.use({ serviceWorkers: "allow" });

const BUILT = "../src/rejouons/built/web";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
};

/** Serves a folder whose files may change. */
function serve(folder: string): Server {
  return createServer((request, response) => {
    const path = new URL(request.url!, "http://localhost").pathname;
    const file = join(folder, path === "/" ? "index.html" : path);
    readFile(file).then(
      (content) => response.setHeader("Content-Type", TYPES[extname(file)] ?? "").end(content),
      () => response.writeHead(404).end(),
    );
  }).listen(0);
}

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
  const older = await page.evaluate(async () => {
    const [key] = Object.keys(localStorage).filter((name) => name.startsWith("rejouons.table."));
    const record = JSON.parse(localStorage.getItem(key!)!) as { save: string };
    const save = JSON.parse(record.save) as { rules: number };
    save.rules = 0;
    localStorage.setItem(key!, JSON.stringify({ ...record, save: JSON.stringify(save) }));
    return key!;
  });
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
  const kept = await page.evaluate((key) => localStorage.getItem(key)!, older);
  expect((JSON.parse((JSON.parse(kept) as { save: string }).save) as { rules: number }).rules).toBe(
    0,
  );
});
