// À vos marques: each kind of question from a position that asks it, and what the board tells of it.
import { expect, type Locator, type Page } from "@playwright/test";
import { SCENES, told } from "./a_vos_marques";
import { caption, open, playBy, spot, why } from "./board";
import { playOn, watchAgain } from "./finished";
import { fixDice, test } from "./fixed_dice";
import { asked, prompt, proposal, ranks, inWords } from "./table";

/** Moments of the match with every scene, by the number of the move that follows. */
const TAKEN = 14; // a car on A06, seven away
const DEALER = 26; // a dead alternator, and a dealer to call
const FOX = 29; // the next duel wins a product
const MAGIC = 40;
const CATA = 45; // in the next die, with ABS in one car of three
const NO_DEALER = 58; // a flat battery
const SALE = 61; // of three écus owed, one is there
const FORK = 78; // two spaces forward from A09
const ERRAND = 86; // ten to drive from A06, towards the restaurant on M04
const GARAGE = 92; // with ABS and 12 écus
const ATTACK = 93; // with an oil slick, against a car on M04 that has nothing
const ORDER = 106; // which product to steal, of an owner of air conditioning
const TUNNEL = 117; // seven to drive from M17, with a ticket
const REBOUND = 133; // a traffic jam, against dynamic navigation
const CASINO = 161; // with 3 écus
const RAFFLE = 171; // alarm or air conditioning
const LAST_DRIVE = 225; // eleven from H17

test.describe.configure({ mode: "default" }); // one after another, on one page
let page: Page;
let replay: string; // its address

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await fixDice(page.context(), "moves");
  await watchAgain(page, SCENES);
  replay = page.url();
});

test.afterAll(() => page.close());

/** Plays on from a moment. */
async function goTo(moment: number): Promise<void> {
  await page.goto(replay);
  await playOn(page, SCENES, moment);
}

const slip = (): Locator => page.locator(".slip");

const play = (...ids: string[]): Promise<void> => playBy(page, ids);

/** Presses a spot that says it is disabled, and expects to hear why. */
async function expectRefused(id: string, reason: string, clause: string): Promise<void> {
  await spot(page, id).click({ force: true });
  await expect(why(page)).toContainText(reason);
  await expect(why(page).getByRole("button", { name: clause })).toBeVisible();
}

test.describe("whoever drives", () => {
  test("sees the way there, and chooses between two to one space", async () => {
    await goTo(TUNNEL);
    await expect(open(page, "space")).toHaveCount(6);
    await spot(page, "space.M21").hover();
    await expect(page.locator(".drive .over")).toBeAttached();
    await expect(caption(page)).toContainText("3 points are lost");
    await expect(spot(page, "space.M24")).toHaveAccessibleName(/mountain, \d+ spaces to/);
    await expectRefused("space.M22", "The dice do not take you there", "AVM-21");
    await page.keyboard.press("Escape");
    await spot(page, "space.M15").click();
    await expect(open(page, "way")).toHaveCount(2);
    await expect(proposal(page)).toBeHidden();
    await expect(spot(page, "way.2")).toHaveAccessibleName(/uses a ticket/);
    await play("way.2");
    await expect(told(page, "All aboard!")).toHaveCount(1);
    await expect(prompt(page)).toContainText("The Magic Mountain: roll the die");
  });

  test("follows an errand straight", async () => {
    await goTo(ERRAND);
    await expect(prompt(page)).toContainText("to the restaurant, 8 away");
    await expect(open(page, "space")).toHaveCount(1);
    await expectRefused("space.A09", "Your errand comes first", "AVM-50");
    await play("space.M04");
    await expect(told(page, /Errand done!/)).toHaveCount(1);
  });

  test("pulls up behind a car", async () => {
    await goTo(TAKEN);
    await expect(spot(page, "space.A06")).toHaveAccessibleName(/your car rests before that/);
    await play("space.A06");
    await expect(told(page, /Somebody stands there: .* pulls up before that/)).toHaveCount(1);
  });

  test("crosses the finish line, and the race is over", async () => {
    await goTo(LAST_DRIVE);
    await play("space.FINISH");
    expect(await asked(page)).toBe("over");
    await expect(told(page, "crosses the finish line and wins the race!")).toHaveCount(1);
    await expect(ranks(page)).toHaveCount(3);
  });
});

test("in the garage products are looked at, bought, and not sold at once", async () => {
  await goTo(GARAGE);
  await spot(page, "badge.DYN").hover();
  await expect(slip()).toContainText("Guides by map and traffic news");
  await expect(spot(page, "badge.DYN")).toHaveAccessibleName(/buy it for 8 écus, then you have 4/);
  await expectRefused("badge.ESP", "sell the one you have first", "AVM-32");
  await play("badge.DYN");
  await expect(told(page, "buys the dynamic navigation for 8 écus")).toHaveCount(1);
  await expectRefused("badge.DYN", "You have just bought it", "AVM-34");
  await expectRefused("badge.ALA", "not have enough écus", "AVM-30");
  await play("done");
  await expect(told(page, "leaves the garage with 2 products and 4 écus")).toHaveCount(1);
  await expect(prompt(page)).toContainText("Play an S card on somebody");
});

test.describe("an S card", () => {
  test("shows what it would do, and which products would help", async () => {
    await goTo(ATTACK);
    await spot(page, "card.S06").click();
    await expect(slip()).toContainText("ABS/ASR");
    await spot(page, "seat.1").hover();
    await expect(page.locator(".push .over")).toBeAttached();
    await expect(slip()).toContainText(/Then \d+ spaces\s*from the finish/);
    await play("seat.1");
    await expect(told(page, /has to go back 6 spaces, to the city/)).toHaveCount(1);
  });

  test("comes after whom it hits as well, and is turned round by a product", async () => {
    await goTo(REBOUND);
    await spot(page, "seat.1").click();
    await expect(open(page, "card")).toHaveCount(3);
    await play("card.S09");
    await expect(told(page, /turns “Traffic jam” round, thanks to the dynamic/)).toHaveCount(1);
    await expect(told(page, /may go forward 2 spaces, to the m/)).toHaveCount(1);
  });

  test("steals the product that is asked for", async () => {
    await goTo(ORDER);
    await expect(open(page, "badge")).toHaveCount(9);
    await play("badge.AIR");
    await expect(told(page, "takes the air conditioning from")).toHaveCount(1);
    await expect(prompt(page)).toContainText("air conditioning, worth 4 écus");
    await play("keep");
    await expect(told(page, "keeps it")).not.toHaveCount(0);
  });
});

test.describe("the specialist dealer", () => {
  test("is called", async () => {
    await goTo(DEALER);
    await expect(prompt(page)).toContainText("Dead alternator");
    await play("use");
    await expect(told(page, "calls the Specialist Dealer")).toHaveCount(1);
    await expect(prompt(page)).toContainText("Choose where to drive"); // the turn goes on
  });

  test("is asked for also where there is none, out of turn", async () => {
    await goTo(NO_DEALER);
    await expectRefused("use", "You have no Specialist Dealer to call", "AVM-85");
    await play("decline");
    await expect(told(page, "misses a turn")).not.toHaveCount(0);
  });
});

test("who cannot pay sells a product", async () => {
  await goTo(SALE);
  await expect(prompt(page)).toContainText("You owe 3 écus and have one écu");
  await expect(open(page, "badge")).toHaveCount(5);
  await play("badge.AIR");
  await expect(told(page, "has to sell the air conditioning for 4 écus to pay")).toHaveCount(1);
  await expect(told(page, "pays 3 écus").last()).toBeAttached();
});

test("where the road forks one goes on as one likes", async () => {
  await goTo(FORK);
  await expect(open(page, "space")).toHaveCount(3);
  await play("space.C01");
  await expect(told(page, /may go forward 2 spaces, to the city/)).toHaveCount(1);
});

test("a product comes for nothing, if it is cheap", async () => {
  await goTo(RAFFLE);
  await expect(open(page, "badge")).toHaveCount(2);
  await expectRefused("badge.NAV", "it is too dear", "AVM-89");
  await play("badge.ALA");
  await expect(told(page, "picks the alarm, for nothing!")).toHaveCount(1);
});

test.describe("at the special places", () => {
  test("one bets what one has", async () => {
    await goTo(CASINO);
    await expect(open(page, "stake")).toHaveCount(4);
    await expectRefused("stake.4", "no more than you have", "AVM-78");
    await play("stake.3");
    await expect(told(page, /bets 3 écus and rolls a [1-6]/)).toHaveCount(1);
  });

  test("one is sent away by the Magic Mountain, or stays", async () => {
    await goTo(MAGIC);
    await spot(page, "stay").click();
    await expect(proposal(page)).toContainText("Stay here");
    await page.keyboard.press("Escape");
    await play("roll");
    await expect(told(page, /The Magic Mountain gives .* a [1-6]/).last()).toBeAttached();
    await expect(told(page, "Whoosh! The mountain sends")).toHaveCount(1);
  });

  test("one challenges somebody, and asks for the prize", async () => {
    await goTo(FOX);
    await expect(open(page, "seat")).toHaveCount(2);
    await play("seat.1");
    await expect(told(page, "The Sand Fox pricks up its ears")).toHaveCount(1);
    await expect(told(page, /rolls a 4, .* a 1\./)).toHaveCount(1);
    await expect(prompt(page)).toContainText("You have won the duel");
    await play("badge.DEA");
    await expect(told(page, "takes the Specialist Dealer from")).toHaveCount(1);
    await expectRefused("keep", "You have that product already", "AVM-37");
    await play("cash");
    await expect(told(page, "gives the Specialist Dealer to the bank for 4 écus")).toHaveCount(1);
  });
});

test("the CATA throws cars back to the start, but for what they have", async () => {
  await goTo(CATA);
  await play("roll");
  await expect(told(page, "CATA! The ground shakes")).toHaveCount(1);
  await expect(told(page, "back to the start!")).toHaveCount(2);
  await expect(told(page, /has to go back 5 spaces, to the mountains/)).toHaveCount(1);
  await expect(told(page, "need not do “Yearly service” any more")).toHaveCount(1);
  await asked(page);
  await expect(spot(page, "space.START")).toHaveAccessibleName(/.*, .* there/);
});

test("the quick reference and the board in words can be read", async () => {
  await goTo(GARAGE);
  await page.getByRole("button", { name: "Quick reference" }).click();
  await expect(page.locator(".reference")).toContainText("Specialist Dealer");
  await page.keyboard.press("Escape");
  await expect(page.locator(".reference")).toHaveCount(0);
  await page.getByText("The board in words").click();
  const words = inWords(page);
  await expect(words).toContainText("Mountain, 25 spaces to the finish");
  await expect(words).toContainText("Products: ABS");
  await expect(words).toContainText("“Oil slick”");
});
