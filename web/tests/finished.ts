// Finished matches that tests look at again, or play on from.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { asked, BEGIN } from "./table";

const CUT = `
import sys
from rejouons import Match
with open(sys.argv[1], encoding="utf-8") as file:
    print(Match.load(file.read(), "python").at(int(sys.argv[2])).save())
`;

export const scrubber = (page: Page): Locator => page.getByRole("slider", { name: "Move" });

/** Takes a finished match in from its file, and opens its replay. */
export async function watchAgain(page: Page, file: string): Promise<void> {
  await page.goto("./");
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole("link", { name: "Watch again" }).click();
  await expect(scrubber(page)).toBeVisible();
}

/** Plays on before a move of a finished match, in the seat that made it, against bots. */
export async function playOnFrom(page: Page, file: string, number: number): Promise<void> {
  await watchAgain(page, file);
  await playOn(page, file, number);
}

/** Goes on from a move of a finished match, as those who played it did. */
export async function goOnFrom(page: Page, file: string, number: number): Promise<void> {
  const buffer = execFileSync("python", ["-c", CUT, file, String(number)]);
  const match = { name: "match.json", mimeType: "application/json", buffer };
  await page.goto("./");
  await page.locator('input[type="file"]').setInputFiles(match);
  await page.getByRole("link", { name: "Go on", exact: true }).click();
  await asked(page);
}

/** Plays on where its replay is open already. */
export async function playOn(page: Page, file: string, number: number): Promise<void> {
  await scrubber(page).fill(String(number));
  await page.getByRole("button", { name: "Play on from here" }).click();
  const dialog = page.getByRole("dialog");
  const seats = dialog.getByRole("group", { name: "Your seat" }).getByRole("radio");
  await seats.nth(seatAt(file, number)).check();
  await dialog.getByRole("button", { name: BEGIN }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await asked(page);
}

/** Each action of a save is a line that begins with its seat. */
function seatAt(file: string, number: number): number {
  const { actions } = JSON.parse(readFileSync(file, "utf-8")) as { actions: string[] };
  return Number(actions[number]!.split(" ")[0]);
}
