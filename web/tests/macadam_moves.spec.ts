// Macadam: each kind of move from a position that calls for it, and what the board tells of it.
import { expect, type Page } from "@playwright/test";
import { caption, go, open, playBy, spot, why } from "./board";
import { playOnFrom } from "./finished";
import { test } from "./fixed_dice";
import { COVERED, SECOND_CARDS, told } from "./macadam";
import { agree, asked, prompt, proposal, ranks, inWords } from "./table";

/** Moments of the match that covers all signals, by the number of the move that follows. */
const LEAD = 0; // with three agents, an insurance card, a pedestrian of each colour and no bicycle
const ABLE = 2; // to follow in green, with an agent and a motorbike, but no papers
const UNINSURED = 4; // with a green pedestrian, an insurance card and mopeds
const GREEN_ARROW = 15; // one agent, two more to play
const NO_BICYCLE = 18; // two agents, two more to play
const NOTHING_LEFT = 21; // but a fine
const LAST_FINE = 89;
/** And of the match with second cards. */
const SECOND_CARD = 5;
const AGENT_ONLY = 54; // in hand

const play = (page: Page, ...ids: string[]) => playBy(page, ids);

test.describe("whoever leads", () => {
  test.beforeEach(({ page }) => playOnFrom(page, COVERED, LEAD));

  test("presses a card, then a signal that lets it through", async ({ page }) => {
    await spot(page, "lead.PG2").click();
    await expect(open(page, "signal")).toHaveCount(4);
    await spot(page, "signal.S05").click();
    await expect(proposal(page)).toContainText("Cover the Walk signal");
    await go(page).click();
    await expect(told(page, "covers the Walk signal (south crossing")).toHaveCount(1);
    await expect(told(page, "exposes the gardener")).toHaveCount(1);
  });

  test("presses a signal, then a card", async ({ page }) => {
    await play(page, "signal.S01");
    await expect(told(page, "covers the Walk signal (north crossing")).toHaveCount(1);
    await expect(open(page, "card")).toHaveCount(4);
    await play(page, "card.PR5");
    await expect(told(page, "exposes the florist")).toHaveCount(1);
    await expect(told(page, "Now follow with a red pedestrian!")).toHaveCount(1);
  });

  test("swaps a card, once", async ({ page }) => {
    await play(page, "stock");
    await expect(prompt(page)).toContainText("Put a card under the stock");
    await expect(open(page, "card")).toHaveCount(12); // agents one by one
    await expect(told(page, "swaps and draws")).toHaveCount(1);
    await play(page, "card.AG2");
    await expect(told(page, "slips the officer with a white baton")).toHaveCount(1);
    await spot(page, "stock").click({ force: true }); // it says it is disabled
    await expect(why(page)).toContainText("You have swapped");
  });
});

test("a card that cannot be played says why, and by which rule", async ({ page }) => {
  await playOnFrom(page, COVERED, ABLE);
  for (const [id, reason, clause] of [
    ["agent", "You hold a card that follows", "MC-35"],
    ["card.MB1", "No licence in front of you", "MC-61"],
    ["card.PR1", "That card does not follow", "MC-31"],
  ] as const) {
    await expect(spot(page, id)).toHaveAccessibleName(new RegExp(`${reason}.*${clause}`));
    await spot(page, id).click({ force: true }); // it says it is disabled
    await expect(why(page)).toContainText(reason);
    await expect(why(page).getByRole("button", { name: clause })).toBeVisible();
  }
  await why(page).getByRole("button").click();
  await expect(page.getByRole("dialog").locator('[data-block="MC-31"]')).toBeInViewport();
});

test("papers are laid, and won by the die", async ({ page }) => {
  await playOnFrom(page, COVERED, UNINSURED);
  await expect(spot(page, "card.MO2")).toHaveAccessibleName(/No insurance/);
  await play(page, "card.IN1");
  await expect(told(page, "lays an insurance card: mopeds may ride")).toHaveCount(1);
  await expect(spot(page, "card.MO2")).toHaveAccessibleName(/does not follow/);
  await play(page, "die");
  await expect(told(page, /rolls a [1-6]/)).toHaveCount(1);
  await expect(told(page, /Papers in order!|No paper for/)).toHaveCount(1);
  await asked(page);
  await spot(page, "die").click({ force: true });
  await expect(why(page)).toContainText("You have");
  await play(page, "card.PG1");
  await expect(told(page, "follows and exposes the postman")).toHaveCount(1);
});

test.describe("an agent", () => {
  test("turns the flow", async ({ page }) => {
    await playOnFrom(page, COVERED, NO_BICYCLE);
    await expect(prompt(page)).toContainText("2 players must follow it");
    await spot(page, "agent").click();
    await spot(page, "card.PR5").hover();
    await expect(caption(page)).toContainText("To be followed with a red pedestrian");
    await spot(page, "card.PR5").click();
    await expect(proposal(page)).toContainText("Send an agent and expose the florist");
    await go(page).click();
    await expect(told(page, "exposes the florist")).toHaveCount(1);
    await expect(told(page, "Now follow with a red pedestrian!")).toHaveCount(1);
  });

  test("stops whoever has not answered a green arrow", async ({ page }) => {
    await playOnFrom(page, COVERED, GREEN_ARROW);
    await expect(prompt(page)).toContainText("2 players are fined");
    await play(page, "agent", "card.PR1");
    await expect(told(page, "stops the traffic")).toHaveCount(1);
    await expect(told(page, "is stopped: −100!")).toHaveCount(2);
  });

  test("comes alone if no card can come along", async ({ page }) => {
    await playOnFrom(page, SECOND_CARDS, AGENT_ONLY);
    await spot(page, "agent").click(); // only one way goes on
    await expect(proposal(page)).toContainText("Send an agent, without a card");
    await agree(page);
    await expect(told(page, "with no card to expose: no fine")).toHaveCount(1);
  });
});

test("a fine is taken even if nothing else is left", async ({ page }) => {
  await playOnFrom(page, COVERED, NOTHING_LEFT);
  const fines = await told(page, "cannot follow: −100!").count();
  await play(page, "fine");
  await expect(told(page, "cannot follow: −100!").nth(fines)).toBeAttached();
});

test("whoever has opened a signal may add a card, or none", async ({ page }) => {
  await playOnFrom(page, SECOND_CARDS, SECOND_CARD);
  await spot(page, "card.BI2").click();
  await expect(proposal(page)).toContainText("Add the bread-delivery boy");
  await page.keyboard.press("Escape");
  await play(page, "no_bonus");
  await expect(prompt(page)).not.toContainText("Add a second card");
  await expect(told(page, "adds")).toHaveCount(0);
});

test("the last signal ends the game", async ({ page }) => {
  await playOnFrom(page, COVERED, LAST_FINE);
  await play(page, "fine");
  expect(await asked(page)).toBe("over");
  await expect(told(page, "All 16 signals are covered")).toHaveCount(1);
  await expect(ranks(page)).toHaveCount(4);
});

test("the board can be read in words", async ({ page }) => {
  await playOnFrom(page, COVERED, UNINSURED);
  await page.getByText("The board in words").click();
  const words = inWords(page);
  await expect(words).toContainText("15 signals left");
  await expect(words).toContainText("To follow: a green pedestrian");
  await expect(words).toContainText("the postman (green pedestrian)");
});
