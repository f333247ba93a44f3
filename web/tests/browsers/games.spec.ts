// A whole game of each of the five, from the shelf to the winner, in every browser.
import { expect } from "@playwright/test";
import { GAMES } from "../games";
import { BEGIN } from "../table";
import { test } from "./fixtures";
import type { Point } from "./tab";
import { place, type Visit } from "./visit";

interface Short {
  option?: string; // the text of an option's value
  first?: string; // of the board, pressed once
  kinds?: readonly string[]; // of spots, by what is pressed first
}

const SHORT: Record<string, Short> = {
  mark: { option: "four full rows (short game)" },
  ave_cesar: { option: "a single race" },
  autoscooter: { kinds: ["heading", "hex", "number", "end", "letter"] },
  macadam: { kinds: ["lead", "card", "centre", "signal", "agent", "no_bonus", "fine"] },
  a_vos_marques: {
    option: "20 rounds",
    first: '.stage [aria-label^="Dice roll"]',
    kinds: [
      ...["roll", "way", "space", "stake", "card", "badge", "seat", "use", "keep", "cash"],
      ...["done", "pass", "decline", "stay"],
    ],
  },
};
const MOST_PRESSES = 1500;

for (const { id, name } of GAMES) {
  test(`${name}: a whole game`, async ({ visit }) => {
    const { option, first, kinds = [] } = SHORT[id]!;
    await visit.goto();
    await visit.press(`[href="#/new/${id}"]`);
    if (option) await choose(visit, option);
    await visit.press("button", BEGIN);
    if (first) await visit.press(first);
    let presses = 0;
    while (await goOn(visit, kinds)) expect((presses += 1)).toBeLessThan(MOST_PRESSES);
    await visit.see(".results li");
  });
}

async function choose(visit: Visit, option: string): Promise<void> {
  await visit.press("details:not([open]) summary", await visit.until(chapterOf, option));
  await visit.press("label", option);
}

/** The heading that an option is folded under. */
function chapterOf(option: string): string | undefined {
  const all = [...document.querySelectorAll("details")];
  const found = all.find((chapter) => chapter.textContent.includes(option));
  return found?.querySelector("summary")!.textContent.trim();
}

/** Presses what is asked for next; false once the game is over. */
async function goOn(visit: Visit, kinds: readonly string[]): Promise<boolean> {
  const { point, isLast, lines } = await visit.until(whatNext, kinds);
  if (!point) return false;
  const isPressed = await visit.pressAt(point);
  if (isLast && isPressed) await visit.until(isTaken, lines);
  return true;
}

interface Next {
  point?: Point; // to press; none: the game is over
  isLast?: boolean; // of a move
  lines: number; // of the log
}

/** Runs in the page: what is to be pressed, if anything is asked for. */
function whatNext(kinds: readonly string[]): Next | null {
  const lines = document.querySelectorAll(".log li").length;
  if (document.querySelector(".results")) return { lines };
  const isProposed = document.querySelector(".proposal") !== null;
  const last = place(isProposed ? ".prompt .main" : ".prompt form button[type=submit]", "");
  if (last) return { point: last, isLast: true, lines };
  const ids = [...document.querySelectorAll<SVGElement>(".spot.open")].map(
    (spot) => spot.dataset["spot"]!,
  );
  const ranked = kinds.flatMap((kind) => ids.filter((id) => id.split(".")[0] === kind));
  const id = ranked[0] ?? ids.at(-1);
  const point = id && !isProposed && place(`.spot.open[data-spot="${id}"]`, "");
  return point ? { point, lines } : null;
}

/** Runs in the page: whether a move was taken up. */
function isTaken(lines: number): boolean {
  const isOpen = document.querySelector(".proposal, .prompt form") !== null;
  return !isOpen || document.querySelectorAll(".log li").length !== lines;
}
