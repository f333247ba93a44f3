// The first lesson: by board, by key, with mistakes, there and back again.
import { expect, type Page } from "@playwright/test";
import { test } from "./fixed_dice";
import { SAMPLE } from "./games";
import { AGREES, asked, onShelf, openSpots } from "./table";

const MOST_DEEDS = 80; // more than a whole lesson takes
const COUNT = 20; // comments of Mark's lesson
const TOLD = 20; // more events than a new match begins with
const TAKE = 4; // the comment that asks for the first move

const slip = (page: Page) => page.getByRole("region", { name: "Your teacher" });
const press = (page: Page, name: string) =>
  slip(page).getByRole("button", { name, exact: true }).click();

async function begin(page: Page, game = "mark"): Promise<void> {
  await page.goto(`./#/lesson/${game}`);
  await at(page, 1);
}

async function at(page: Page, number: number): Promise<void> {
  await expect(slip(page)).toContainText(new RegExp(`\\b${number} of \\d+`));
}

async function toFirstMove(page: Page): Promise<void> {
  await begin(page);
  for (let number = 1; number < TAKE; number += 1) {
    await press(page, "Go on");
    await at(page, number + 1);
  }
}

const goOn = (page: Page) => slip(page).getByRole("button", { name: "Go on" });
const form = (page: Page) => slip(page).locator("form");
const ending = (page: Page) => slip(page).getByText("Well done!");

/** Waits until something is asked of the learner; tells whether the lesson is over instead. */
async function isOver(page: Page): Promise<boolean> {
  const asked = goOn(page).or(form(page)).or(openSpots(page)).or(ending(page));
  await expect(asked.first()).toBeVisible();
  return ending(page).isVisible();
}

/** Does what the teacher asks for. */
async function follow(page: Page): Promise<void> {
  if (await goOn(page).isVisible()) return goOn(page).click();
  if (await form(page).isVisible()) {
    await form(page).getByRole("spinbutton").fill("4");
    return form(page).getByRole("button", { name: AGREES }).click();
  }
  await openSpots(page).first().click();
}

/** Does whatever is asked for until the lesson is over. */
async function finish(page: Page, deed: (page: Page) => Promise<void> = follow): Promise<void> {
  for (let deeds = 0; !(await isOver(page)); deeds += 1) {
    expect(deeds).toBeLessThan(MOST_DEEDS);
    await deed(page);
  }
}

/** Does by key what is asked for; moves are shown. */
async function enter(page: Page): Promise<void> {
  const showMe = slip(page).getByRole("button", { name: "Show me" });
  if (await showMe.isVisible()) await showMe.focus();
  await page.keyboard.press("Enter");
}

for (const { name } of SAMPLE) {
  test(`${name}: from the shelf, on the board, and on into a real game`, async ({ page }) => {
    await page.goto("./");
    await onShelf(page, name, /^Learn/).click();
    await at(page, 1);
    await finish(page);
    await press(page, "Play on from here");
    await expect(page).toHaveURL(/#\/table\//);
    expect(["move", "only"]).toContain(await asked(page));
    await expect(page.locator(".log li").nth(TOLD)).toBeAttached(); // what the lesson told
  });
}

for (const { id, name } of SAMPLE.slice(0, 1)) {
  test(`${name}: with the Enter key alone, shown every move`, async ({ page }) => {
    await begin(page, id);
    await finish(page, enter);
    await expect(slip(page)).toContainText(/\b(\d+) of \1/);
  });
}

test("a wrong press is met with a friendly word, and nothing is lost", async ({ page }) => {
  await begin(page);
  await page.locator('[data-spot="row.1"]').click({ force: true });
  await expect(slip(page).getByRole("status")).toContainText("Go on");
  await press(page, "Go on");
  await press(page, "Go on");
  await press(page, "Go on");
  await page.locator('[data-spot="bank.1"]').click({ force: true });
  await expect(slip(page).getByRole("status")).toContainText("Almost!");
  await press(page, "Show me");
  await at(page, TAKE + 1);
});

test("where all choose at once, nobody but the learner is waited for", async ({ page }) => {
  await begin(page, "autoscooter");
  const waited = page.locator(".seats .lit");
  await expect(waited).toHaveCount(1);
  await expect(waited).toContainText("Player 1");
});

test("another number than the one asked for is not played", async ({ page }) => {
  await begin(page);
  while (!(await isOver(page)) && !(await form(page).isVisible())) await follow(page);
  await form(page).getByRole("spinbutton").fill("7");
  await form(page).getByRole("button", { name: AGREES }).click();
  await expect(slip(page).getByRole("status")).toContainText("Bid $4");
  await expect(form(page)).toBeVisible();
});

test("one can go back, and the dice fall the same again", async ({ page }) => {
  await toFirstMove(page);
  const glass = page.locator('[data-spot="bank.0"]');
  await expect(glass).toHaveAccessibleName(/8/);
  await press(page, "Take some glass into space 2");
  await at(page, TAKE + 1);
  await press(page, "Go on");
  await at(page, TAKE + 2);
  await expect(glass).toHaveAccessibleName(/6/);
  await press(page, "Back");
  await press(page, "Back");
  await at(page, TAKE);
  await expect(glass).toHaveAccessibleName(/8/);
  await finish(page);
  await at(page, COUNT);
});

test("a lesson goes on where it was left, by whatever way, and nothing is lost or doubled", async ({
  page,
}) => {
  await toFirstMove(page);
  await press(page, "Take some glass into space 2");
  await at(page, TAKE + 1);
  await press(page, "Go on");
  await at(page, TAKE + 2);
  const glass = page.locator('[data-spot="bank.0"]');
  await page.reload();
  await at(page, TAKE + 2);
  await expect(slip(page).getByRole("status")).toContainText("Welcome back!");
  await expect(glass).toHaveAccessibleName(/6/);
  await page.getByRole("button", { name: "Leave" }).click();
  await onShelf(page, "Mark", `Lesson: step ${TAKE + 2}`).click();
  await at(page, TAKE + 2);
  await page.goBack();
  await page.goForward();
  await at(page, TAKE + 2);
  await press(page, "Back");
  await press(page, "Back");
  await at(page, TAKE);
  await expect(glass).toHaveAccessibleName(/8/);
});

test("a lesson can begin again at any step, and once it is over", async ({ page }) => {
  await toFirstMove(page);
  await page.getByRole("button", { name: "Begin again" }).click();
  await at(page, 1);
  await expect(page.getByRole("button", { name: "Begin again" })).toHaveCount(0);
  await finish(page);
  await page.reload();
  await expect(ending(page)).toBeVisible();
  await page.getByRole("button", { name: "Leave" }).click();
  await onShelf(page, "Mark", "Learn again").click();
  await at(page, 1);
});

test("a record that no lesson can have written begins it anew", async ({ page }) => {
  await begin(page);
  for (const record of ["{", '{"lesson":"of old","place":5}', "[[]]"]) {
    await page.evaluate((text) => localStorage.setItem("rejouons.lesson.mark", text), record);
    await page.reload();
    await at(page, 1);
  }
});

test("the language changes in mid-lesson without loss", async ({ page }) => {
  await toFirstMove(page);
  await openSpots(page).first().click();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator(".slip")).toContainText(`${TAKE} sur ${COUNT}`);
  await expect(page.locator(".slip")).toContainText("Prenez du verre");
  await expect(page.locator(".spot.chosen")).toHaveCount(1);
});

test.describe("in French, on the narrowest phone", () => {
  const NARROW = { width: 360, height: 740 };
  test.use({ locale: "fr-FR", viewport: NARROW });

  test("all ways out of a lesson fit into its bar", async ({ page }) => {
    await page.goto("./#/lesson/mark");
    await page.getByRole("button", { name: "Continuer" }).click();
    await expect(page.getByRole("button", { name: "Recommencer" })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(NARROW.width);
  });
});

test.describe("without what was kept before", () => {
  test.use({ serviceWorkers: "block" });

  test("a lesson that cannot begin says so, and can be tried again", async ({ page }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto("./#/lesson/mark");
    await expect(page.getByRole("alert")).toContainText("could not begin");
    await page.unroute("**/*.wasm");
    await page.getByRole("button", { name: "Try again" }).click();
    await at(page, 1);
  });
});
