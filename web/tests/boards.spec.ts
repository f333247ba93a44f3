// A board of somebody's own: served beside the app, played on, kept with its tables, and carried
// by their files.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./board";
import { test } from "./fixed_dice";
import { join as joinTable, linkTo, person, readyButton } from "./gathering";
import { serving, type Serving } from "./serving.mjs";
import { BEGIN, agree, asked, log, onlyMove, proposal, prompt } from "./table";

const SCRIPT = "../tests/games/ave_cesar/print_own_board.py";
const MOVES = 3;

let folder: string;
let server: Serving;
let save: string; // by Python, of a finished match on the board

test.beforeAll(async () => {
  const printed = JSON.parse(execFileSync("python", [SCRIPT], { encoding: "utf-8" })) as {
    board: object;
    save: string;
  };
  folder = mkdtempSync(join(tmpdir(), "rejouons-"));
  const file = join(folder, "board.json");
  writeFileSync(file, JSON.stringify(printed.board));
  save = printed.save;
  server = await serving("--board", file, "--data", folder);
});

test.afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

const board = (page: Page): Locator => page.locator("svg.board");
const posts = (page: Page): Locator => page.locator(".post"); // of walls, which it has none of

async function sitDown(page: Page): Promise<void> {
  await page.goto(`${server.address}#/new/ave_cesar`);
  const boards = page.getByRole("group", { name: "Game material" });
  await expect(boards.getByRole("radio")).toHaveCount(2);
  await boards.getByText("Anna’s").click();
  await expect(
    page.getByRole("group", { name: "Number of players" }).getByRole("radio"),
  ).toHaveCount(2);
  await page.getByRole("button", { name: BEGIN, exact: true }).click();
  await expect(prompt(page)).toBeVisible();
}

async function expectOwnBoard(page: Page): Promise<void> {
  await expect(board(page)).toBeVisible();
  await expect(posts(page)).toHaveCount(0);
}

/** Plays a card, where it leads. */
async function drive(page: Page): Promise<void> {
  await asked(page);
  const lines = await log(page).count();
  if (await onlyMove(page).isVisible()) return agree(page);
  await open(page, "card").last().click();
  const goals = open(page, "space");
  await expect(goals.first().or(proposal(page)).first()).toBeVisible();
  if (!(await proposal(page).isVisible())) await goals.last().click();
  await agree(page);
  await expect(log(page)).not.toHaveCount(lines);
}

async function exported(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Menu" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the match as a file" }).click();
  const path = await (await saving).path();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  return path;
}

async function bring(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const match = { name: "match.json", mimeType: "application/json", buffer: Buffer.from(save) };
  await page.locator('input[type="file"]').setInputFiles(match);
}

test("a match is played on it, kept, and found honest by Python", async ({ page }) => {
  await sitDown(page);
  await expectOwnBoard(page);
  for (let move = 0; move < MOVES; move += 1) await drive(page);
  await asked(page);
  const lines = await log(page).allTextContents();
  await page.route("**/boards.json", (route) => route.abort()); // a server without boards
  await page.reload();
  await asked(page);
  expect(await log(page).allTextContents()).toEqual(lines);
  await expectOwnBoard(page);
  await drive(page);
  await asked(page);
  const env = { ...process.env, REJOUONS_TARGET: "python", REJOUONS_LANG: "en" };
  const file = await exported(page);
  const verdict = execFileSync("rejouons", ["verify", file], { env, encoding: "utf-8" });
  expect(verdict).toContain("The secret matches the commitment");
});

test("a hint is thought of on it, and a move taken back", async ({ page }) => {
  await sitDown(page);
  await asked(page);
  const lines = await log(page).allTextContents();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".hints button").first()).toBeVisible();
  await drive(page);
  await asked(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(log(page).last()).toContainText("took a move back");
  await asked(page);
  const told = await log(page).allTextContents();
  expect(told.slice(0, -1)).toEqual(lines);
});

test("a match of Python comes in where the board is known", async ({ page }) => {
  await bring(page, server.address);
  await page.getByRole("link", { name: "Watch again" }).click();
  await expectOwnBoard(page);
  await page.goto(`${server.address}#/lesson/ave_cesar`);
  await expect(posts(page)).not.toHaveCount(0); // lessons are given on the box's
});

test("elsewhere it is refused, and told what to do", async ({ page }) => {
  await bring(page, "./");
  await expect(page.locator(".report")).toContainText("“Anna’s”");
  await expect(page.locator(".report")).toContainText("rejouons serve --board");
  await page.goto("./#/new/ave_cesar");
  await expect(page.getByRole("button", { name: BEGIN, exact: true })).toBeVisible();
  await expect(page.getByRole("group", { name: "Game material" })).toHaveCount(0);
});

test("an online table is played on it, by somebody who never saw its file too", async ({
  browser,
}) => {
  const [zoe, leo] = [await person(browser), await person(browser)];
  await zoe.goto(`${server.address}#/new/ave_cesar/online`);
  await zoe.getByRole("group", { name: "Game material" }).getByText("Anna’s").click();
  await zoe.getByRole("button", { name: "Open the table" }).click();
  await expect(zoe.getByText("Anna’s")).toBeVisible();
  await joinTable(leo, await linkTo(zoe, 2).inputValue(), "Léo");
  await expect(leo.getByText("Anna’s")).toBeVisible();
  await readyButton(leo).click();
  await readyButton(zoe).click();
  for (const page of [zoe, leo]) await expectOwnBoard(page);
});
