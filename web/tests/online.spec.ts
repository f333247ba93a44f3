// An online table while a match is played: people with a browser each, at one real server.
import { type Browser, expect, type Page } from "@playwright/test";
import { expectOpenToEveryone, violations } from "./access";
import { host, join, linkTo, person, readyButton, test } from "./gathering";
import { focused, until } from "./keys";
import { arrive, ask, Cable, gather, menu, openMenu, openTalk, sitDownAt, slip } from "./online";
import { expectUnseen } from "./secrets";
import { agree, asked, complaints, decide, dial, log, prompt, propose, results } from "./table";
import { expectSameEnd } from "./together";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TURNS = 6;
const UNDO = { name: "Undo", exact: true };

const hasMoves = (page: Page) =>
  prompt(page)
    .getByText(/^(All|The only) /)
    .isVisible();
const isAsked = async (page: Page) => (await hasMoves(page)) || dial(page).isVisible();

/** Waits until somebody is asked, and tells who. */
async function someoneAsked(people: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  const find = async () => {
    for (const page of people) if (await isAsked(page)) found ??= page;
    return found !== undefined;
  };
  await expect.poll(find).toBe(true);
  return found!;
}

/** Whoever is asked decides, on the board or by a bid. */
async function goOn(people: readonly Page[]): Promise<Page> {
  const page = await someoneAsked(people);
  await decide(page);
  return page;
}

/** Plays until it is the second person's turn, after a move of the first. */
async function toSecond(people: readonly Page[]): Promise<void> {
  const [anna, bruno] = people as [Page, Page];
  let hasMoved = false;
  for (;;) {
    await someoneAsked(people);
    if (hasMoved && (await hasMoves(bruno))) return;
    hasMoved = (await goOn(people)) === anna || hasMoved;
  }
}

/** Two people, the first of whom has made a move that only the other can allow to take back. */
async function afterAMove(browser: Browser): Promise<[Page, Page]> {
  const { people } = await gather(browser);
  const [anna, bruno] = people as [Page, Page];
  await toSecond(people);
  await expect(anna.getByRole("button", UNDO)).toBeEnabled();
  return [anna, bruno];
}

/** As a browser does when somebody looks at another of its pages. */
async function look(page: Page, isLooking: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    isLooking ? "visible" : "hidden",
  );
}

test("two people see each other's moves, one on a phone", async ({ browser }) => {
  const { people } = await gather(browser, { devices: [{}, PHONE] });
  const [anna, bruno] = people as [Page, Page];
  const heard = people.map(complaints);
  for (let turn = 0; turn < TURNS; turn += 1) await goOn(people);
  await expect.poll(() => log(anna).count()).toBeGreaterThan(4);
  await expect
    .poll(async () => (await log(bruno).count()) === (await log(anna).count()))
    .toBe(true);
  expect(heard.flat()).toEqual([]);
  await expect(anna.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await expect((await openMenu(anna)).getByText("No hints")).toBeVisible();
});

test("a move is taken back only if the other agrees", async ({ browser }) => {
  const [anna, bruno] = await afterAMove(browser);
  const lines = await log(anna).count();
  const ask = () => anna.getByRole("button", UNDO).click();

  await ask();
  await expect(slip(anna, "Still to answer: Bruno")).toBeVisible();
  await expect(anna.getByRole("button", UNDO)).toBeDisabled();
  const move = log(bruno)
    .getByText(/^Anna (takes|converts|sells|opens row)/)
    .last();
  for (const page of [anna, bruno]) {
    await expect(slip(page, "take back")).toContainText(`“${await move.innerText()}”`);
  }
  await slip(bruno, "Anna would like to take back").getByRole("button", { name: "No" }).click();
  await expect(slip(anna, "Not everybody agreed: the move stands.")).toBeVisible();
  await expect(slip(bruno, "Not everybody agreed: the move stands.")).toBeVisible();

  await ask();
  await expect(slip(bruno, "Anna would like to take back")).toBeVisible();
  await anna.getByRole("button", { name: "Withdraw the question" }).click();
  await expect(slip(anna, "You withdrew your question")).toBeVisible();
  await expect(slip(bruno, "Anna withdrew the question")).toBeVisible();
  expect(await log(anna).count()).toBe(lines);

  await ask();
  await slip(bruno, "Anna would like").getByRole("button", { name: "I agree" }).click();
  for (const page of [anna, bruno]) {
    await expect(slip(page, "Everybody agreed: the move was taken back.")).toBeVisible();
    await expect(log(page).filter({ hasText: "Anna took a move back" })).toHaveCount(1);
  }
  await asked(anna);
});

test("a third person sees who has agreed so far", async ({ browser }) => {
  const { people } = await gather(browser, { seats: ["human", "human", "human"] });
  const [anna, bruno, chloe] = people as [Page, Page, Page];
  await toSecond(people);
  await anna.getByRole("button", UNDO).click();
  await slip(bruno, "Anna would like").getByRole("button", { name: "I agree" }).click();
  for (const page of people) {
    await expect(slip(page, "Agreed: Bruno.")).toContainText("Still to answer: Chloé.");
  }
  await expect(slip(bruno, "Agreed: Bruno.").getByRole("button")).toHaveCount(0);
  await slip(chloe, "Agreed").getByRole("button", { name: "I agree" }).click();
  await expect(log(chloe).filter({ hasText: "Anna took a move back" })).toHaveCount(1);
});

test("a sealed bid is changed freely until all have bid", async ({ browser }) => {
  const { people } = await gather(browser);
  const [anna, bruno] = people as [Page, Page];
  const isAuction = async () => (await dial(anna).isVisible()) && (await dial(bruno).isVisible());
  await expect(async () => {
    if (!(await isAuction())) await goOn(people);
    expect(await isAuction()).toBe(true); // the dice call one sooner or later
  }).toPass();
  await decide(anna);
  await anna.getByRole("button", { name: "Change your choice" }).click();
  await expect(dial(anna)).toBeVisible();
  await expect(bruno.locator(".slip")).toHaveCount(0);
  await expect(log(bruno).filter({ hasText: "Anna bids" })).toHaveCount(0);
});

test("everybody reads phrases in their own language, and words as they were written", async ({
  browser,
}) => {
  const devices = [{}, { ...PHONE, locale: "fr-FR" }];
  const { people } = await gather(browser, { devices });
  const [anna, bruno] = people as [Page, Page];
  const talk = await openTalk(anna);
  await talk.getByRole("button", { name: "Good luck!" }).click();
  const markup = `<b onclick="alert()">bold</b> & "so"`;
  await talk.getByRole("textbox").fill(markup);
  await anna.keyboard.press("Enter");
  await expect(talk.getByText(markup)).toBeVisible();
  await expect(talk.getByRole("textbox")).toHaveValue("");

  await expect(bruno.getByRole("button", { name: "Paroles 2 nouveaux messages" })).toBeVisible();
  await expect(bruno.getByRole("status").filter({ hasText: markup })).toBeAttached();
  await expect(bruno.getByRole("dialog")).toHaveCount(0); // not unasked
  const paroles = await openTalk(bruno);
  await expect(paroles.getByRole("log")).toContainText("Bonne chance !");
  await expect(paroles.getByText(markup)).toBeVisible();
  await expect(paroles.locator("b")).toHaveCount(0);
  await paroles.getByRole("button", { name: "Merci !" }).click();
  await expect(talk.getByRole("log")).toContainText("Bruno Thank you!");
  await bruno.keyboard.press("Escape");
  await expect(bruno.getByRole("button", { name: "Paroles", exact: true })).toBeVisible();
});

test("letters are counted near the end, and somebody muted is heard no more", async ({
  browser,
}) => {
  const { people } = await gather(browser);
  const [anna, bruno] = people as [Page, Page];
  const [talk, other] = [await openTalk(anna), await openTalk(bruno)];
  await talk.getByRole("textbox").fill("a".repeat(150));
  await expect(talk.getByText(/letters? left/)).toHaveCount(0);
  await talk.getByRole("textbox").fill("a".repeat(250));
  await expect(talk.getByText("0 letters left")).toBeVisible();
  await expect(talk.getByRole("textbox")).toHaveValue("a".repeat(200));
  await talk.getByRole("button", { name: "Mute…" }).click();
  await talk.getByRole("button", { name: "Mute Bruno" }).click();
  await other.getByRole("button", { name: "Ouch!" }).click();
  await expect(other.getByRole("log")).toContainText("Ouch!");
  await talk.getByRole("button", { name: "Send" }).click();
  await expect(other.getByRole("log")).toContainText("aaa"); // what came after it has come as well
  await expect(talk.getByRole("log")).not.toContainText("Ouch!");
  await anna.reload();
  const again = await openTalk(anna);
  await expect(again.getByRole("log")).toContainText("aaa");
  await expect(again.getByRole("log")).not.toContainText("Ouch!");
  await again.getByRole("button", { name: "Mute…" }).click();
  await again.getByRole("button", { name: "Hear Bruno again" }).click();
  await expect(again.getByRole("log")).toContainText("Ouch!");
});

for (const [width, height] of [
  [1024, 640],
  [1280, 720],
  [1440, 900],
  [390, 844],
] as const) {
  test(`talk is at hand beside the fullest table, ${width} × ${height}`, async ({ browser }) => {
    const seats = ["human", ...Array<string>(5).fill("level:1")];
    const devices = [{ viewport: { width, height } }];
    const { people } = await gather(browser, { game: "macadam", seats, devices });
    const [anna] = people as [Page];
    await asked(anna);
    await expect(anna.locator(".hand .spot").last()).toBeInViewport({ ratio: 1 });
    const talk = await openTalk(anna);
    await talk.getByRole("textbox").fill("Well then!");
    await anna.keyboard.press("Enter");
    await expect(talk.getByRole("log").getByText("Well then!")).toBeInViewport({ ratio: 1 });
    await expect(talk.getByRole("textbox")).toBeInViewport({ ratio: 1 });
    expect(await anna.evaluate(() => scrollY)).toBe(0);
  });
}

for (const [width, height] of [
  [1024, 640],
  [1280, 720],
  [1440, 900],
] as const) {
  test(`a question leaves the talk and one's move at hand, ${width} × ${height}`, async ({
    browser,
  }) => {
    const device = { viewport: { width, height } };
    const { people } = await gather(browser, { devices: [{}, device] });
    const [anna, bruno] = people as [Page, Page];
    await toSecond(people);
    const talk = await openTalk(bruno);
    await talk.getByRole("textbox").fill("One moment");
    await propose(bruno);
    await anna.getByRole("button", UNDO).click();
    const asked = slip(bruno, "Anna would like");
    await talk.getByRole("textbox").press("Enter");
    const said = talk.getByRole("log").getByText("One moment");
    const playIt = prompt(bruno).getByRole("button", { name: "Play it" });
    const agrees = asked.getByRole("button", { name: "I agree" });
    for (const needed of [agrees, playIt, talk.getByRole("textbox"), said]) {
      await expect(needed).toBeInViewport({ ratio: 1 });
    }
    expect(await bruno.evaluate(() => scrollY)).toBe(0);
  });
}

test("a move that was on its way when the line broke is played once", async ({ browser }) => {
  const cables: Cable[] = [];
  const { people } = await gather(browser, {
    prepare: async (page) => cables.push(await Cable.of(page)),
  });
  const [anna, bruno] = people as [Page, Page];
  const cable = cables[1]!;
  await toSecond(people);
  const acts = (page: Page) => log(page).filter({ hasText: /Bruno (takes|converts|sells)/ });
  const before = await acts(anna).count();
  await propose(bruno);
  cable.stick();
  await agree(bruno);
  await expect(prompt(bruno).getByText("Your move is on its way…")).toBeVisible();
  await cable.pullOut();
  await expect(bruno.getByText("Reconnecting… Your table is safe.")).toBeVisible();
  await expect(anna.getByTitle("away")).toHaveCount(1);
  expect(await acts(anna).count()).toBe(before);
  cable.plugIn();
  await expect(bruno.getByText("Reconnecting…")).toHaveCount(0);
  await expect(bruno.getByText("Your move is on its way…")).toHaveCount(0);
  await expect(anna.getByTitle("away")).toHaveCount(0);
  for (const page of people) await expect(acts(page)).toHaveCount(before + 1);
});

test("a seat goes on with another device", async ({ browser }) => {
  const { table, people } = await gather(browser);
  const [anna, bruno] = people as [Page, Page];
  await asked(anna);
  const sheet = await openMenu(anna);
  await sheet.getByRole("button", { name: "Go on with another device" }).click();
  const link = await sheet.getByLabel("The link of the seat").inputValue();
  const [, secret] = new RegExp(`#/join/${table}/(.+)$`).exec(link)!;
  await expect(sheet.getByRole("img")).toBeVisible(); // its QR code
  await anna.keyboard.press("Escape");

  const elsewhere = await arrive(browser, PHONE);
  await ask(elsewhere, `tables/${table}/seats`, { secret, name: "Anna" });
  await expect(slip(anna, "Your seat has moved to another device.")).toBeVisible();
  await expect(anna.getByRole("button", UNDO)).toHaveCount(0);
  await expect(anna.locator(".own")).toHaveCount(0);
  await sitDownAt(elsewhere, table);
  await toSecond([elsewhere, bruno]);
});

test("a server that turns away who has the seat is not asked without end", async ({ browser }) => {
  let isMistaken = false;
  const prepare = async (page: Page, person: number) => {
    if (person) return;
    await page.routeWebSocket(/\/live\//, (socket) => {
      if (isMistaken) void socket.close({ code: 4404 });
      else socket.connectToServer();
    });
    await page.addInitScript(() => {
      const openings: number[] = []; // by the clock of the page, whatever else is busy
      const Socket = window.WebSocket;
      window.WebSocket = class extends Socket {
        constructor(address: string | URL) {
          super(address);
          openings.push(performance.now());
        }
      };
      Object.assign(window, { openings });
    });
  };
  const { people } = await gather(browser, { prepare });
  const anna = people[0]!;
  isMistaken = true;
  await anna.reload();
  const openings = () =>
    anna.evaluate(() => (window as unknown as { openings: number[] }).openings);
  await expect.poll(async () => (await openings()).length).toBeGreaterThan(2);
  const [first, , third] = await openings();
  expect(third! - first!).toBeGreaterThan(1400); // half a second, then a whole one
  isMistaken = false;
  await expect(prompt(anna)).toBeVisible();
});

test("who looks on sees no secret, and only reads the talk", async ({ browser }) => {
  const options = { first_player: "seat_1", money_visibility: "hidden" };
  const { table, people } = await gather(browser, { options });
  const [anna] = people as [Page];
  await expect(anna.locator(".own")).toContainText("$30");
  const eve = await arrive(browser);
  await sitDownAt(eve, table);
  await expect(eve.locator(".seats li .standing")).toHaveCount(2);
  await expectUnseen(eve, ["$30"]);
  await expect(eve.locator(".own, .prompt button, .spot.open")).toHaveCount(0);
  await (await openTalk(anna)).getByRole("button", { name: "Hello!" }).click();
  const talk = await openTalk(eve);
  await expect(talk.getByRole("log")).toContainText("Anna Hello!");
  await expect(talk.getByRole("textbox")).toHaveCount(0);
  await expect((await openMenu(anna)).getByText("1 person looks on.")).toBeVisible();
});

test("whoever does not look is called, and no longer once they do", async ({ browser }) => {
  const [anna, bruno] = await afterAMove(browser);
  const icon = anna.locator('link[rel="icon"]');
  const name = await anna.title();
  await look(anna, false);
  await expect(anna).toHaveTitle(name);
  while (!(await isAsked(anna))) await goOn([anna, bruno]);
  await expect(anna).toHaveTitle(`● Your move – ${name}`);
  await expect(icon).toHaveAttribute("href", "./icon-called.svg");
  await look(anna, true);
  await expect(anna).toHaveTitle(name);
  await expect(icon).toHaveAttribute("href", "./icon.svg");
});

/** What the system was asked to show, and what became of it. */
interface Shown {
  told: unknown[]; // its title and all that goes with it
  isClosed: boolean;
}

/** Stands in for the system, which shows nothing where no screen is. */
async function noteNotices(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((permission) => {
    class Noted extends EventTarget {
      static permission = permission;
      static readonly all: Noted[] = [];
      readonly told: unknown[];
      isClosed = false;
      constructor(...told: unknown[]) {
        super();
        this.told = told;
        Noted.all.push(this);
      }
      close() {
        this.isClosed = true;
      }
    }
    const focus = () => void (document.documentElement.dataset["front"] = "yes");
    Object.assign(window, { Notification: Noted, focus });
  }, permission);
}

const notices = (page: Page) =>
  page.evaluate(() => (Notification as unknown as { all: Shown[] }).all.map((one) => ({ ...one })));

/** Bruno looks elsewhere, and the match goes on until it waits for him. */
async function waitForBruno(browser: Browser, permission: NotificationPermission) {
  const prepare = (page: Page) => noteNotices(page, permission);
  const { table, people } = await gather(browser, { prepare });
  const [anna, bruno] = people as [Page, Page];
  const name = await bruno.title();
  await bruno.addInitScript(() =>
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true }),
  );
  await bruno.reload(); // and is not called before
  while ((await someoneAsked([bruno, anna])) === anna) await decide(anna);
  await expect(bruno).toHaveTitle(`● Your move – ${name}`); // that much in any case
  return { table, anna, bruno };
}

test("the system calls whoever does not look, and tells no secret", async ({ browser }) => {
  const { table, anna, bruno } = await waitForBruno(browser, "granted");
  await expect.poll(() => notices(bruno)).toHaveLength(1);
  const options = { body: "Mark", tag: table, icon: "./icons/icon-192.png" };
  expect(await notices(bruno)).toEqual([{ told: ["Your move", options], isClosed: false }]);
  expect(await notices(anna)).toEqual([]); // who looks needs no call
  await bruno.evaluate(() => {
    const { all } = Notification as unknown as { all: EventTarget[] };
    all[0]!.dispatchEvent(new Event("click"));
  });
  await expect(bruno.locator("html")).toHaveAttribute("data-front", "yes");
  await look(bruno, true);
  await expect.poll(() => notices(bruno)).toMatchObject([{ isClosed: true }]);
});

test("the system calls nobody who refused that", async ({ browser }) => {
  const { bruno } = await waitForBruno(browser, "denied");
  expect(await notices(bruno)).toEqual([]);
  const why = "This browser shows no notices: its settings can allow them.";
  await expect((await openMenu(bruno)).getByText(why)).toBeVisible();
});

test("a bot plays for who leaves, until they come back", async ({ browser }) => {
  const { table, people } = await gather(browser);
  const [anna, bruno] = people as [Page, Page];
  await asked(anna);
  const sheet = await openMenu(anna);
  await sheet.getByRole("button", { name: "Leave the table" }).click();
  await sheet.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(anna).toHaveURL(/#\/$/);
  await expect(bruno.locator(".seats li", { hasText: "Anna" })).toContainText("(Regular) plays");
  await asked(bruno); // the bot has moved
  await sitDownAt(anna, table);
  const bot = slip(anna, "You left the table: a bot plays for you.");
  await bot.getByRole("button").click();
  await expect(bot).toHaveCount(0);
  await expect(bruno.locator(".seats li", { hasText: "Anna" })).not.toContainText("Regular");
  await bruno.reload();
  const said = (await openTalk(bruno)).getByRole("log");
  await expect(said).toContainText(/Anna left the table: a bot plays on\..*Anna is back\./);
  await expect(bruno.getByRole("button", { name: /new line/ })).toHaveCount(0); // nobody spoke
});

test("a bot plays for whose time has run out", async ({ browser }) => {
  const time = { kind: "live", move: 1, reserve: 0 };
  const { people } = await gather(browser, { time });
  const [anna, bruno] = people as [Page, Page];
  const replaced = () =>
    Promise.all([anna, bruno].map((page) => slip(page, "Your time ran out: a bot").count()));
  await expect.poll(async () => (await replaced()).some((count) => count > 0)).toBe(true);
  await expect(anna.getByRole("timer")).toHaveCount(2);
});

test("the host pauses the match, once they have moved", async ({ browser }) => {
  const time = { kind: "days", move: 3 * 86_400, reserve: 0 };
  const { people } = await gather(browser, { time });
  const [anna, bruno] = people as [Page, Page];
  await asked(anna);
  await expect(anna.getByRole("timer").first()).toContainText(/\d d \d+ h/);
  const pause = (await openMenu(anna)).getByRole("button", { name: "Pause the match" });
  await pause.click();
  await expect(menu(anna).getByRole("alert")).toContainText("move first, then pause");
  await anna.keyboard.press("Escape");
  await toSecond(people);
  await openMenu(anna);
  await pause.click();
  await anna.keyboard.press("Escape");
  await expect(slip(bruno, "The match is paused.").getByRole("button")).toHaveCount(0);
  await expect(bruno.locator(".spot.open")).toHaveCount(0);
  await slip(anna, "The match is paused.").getByRole("button", { name: "Go on" }).click();
  await expect(slip(bruno, "The match is paused.")).toHaveCount(0);
  await asked(bruno);
});

test("the host gives the seat of who is away to somebody else", async ({ browser }) => {
  const { table, people } = await gather(browser);
  const [anna, bruno] = people as [Page, Page];
  await bruno.goto("./#/settings");
  await openMenu(anna);
  const away = menu(anna).getByRole("region", { name: "Bruno" });
  const playsOn = away.getByRole("button", { name: "(Regular) plays on" });
  await playsOn.click();
  await expect(away).toContainText("(Regular) plays");
  await expect(playsOn).toHaveCount(0);
  await away.getByRole("button", { name: "Free the seat for somebody else" }).click();
  const link = menu(anna).getByLabel("The link of the seat");
  await expect(link).toHaveValue(new RegExp(`#/join/${table}/.`));
  const [, secret] = /([^/]+)$/.exec(await link.inputValue())!;
  const dora = await arrive(browser);
  await ask(dora, `tables/${table}/seats`, { secret, name: "Dora" });
  await expect(anna.locator(".seats li", { hasText: "Dora" })).toBeVisible();
  await expect(menu(anna).getByRole("region", { name: "Bruno" })).toHaveCount(0);
});

test("a match ended by agreement is checked, looked at again, and followed by another", async ({
  browser,
}) => {
  const [anna, bruno] = await afterAMove(browser);
  await (await openMenu(bruno)).getByRole("button", { name: "Propose to end" }).click();
  await slip(anna, "Bruno proposes to end").getByRole("button", { name: "I agree" }).click();
  for (const page of [anna, bruno]) {
    await expect(results(page)).toContainText("The match was ended by agreement.");
    await expect(results(page)).toContainText("How the match stood:");
    await expect(results(page).getByRole("listitem").first()).toContainText(/^1 /);
    await expect(page.getByText("What you could have done better")).toBeHidden(); // it has no end
  }
  await expectSameEnd([anna, bruno], 2);
  const sheet = await openMenu(anna);
  await sheet.getByRole("button", { name: "Check the dice" }).click();
  await expect(sheet.getByText(/^Honest/)).toBeVisible();
  await expect(sheet.getByText(/^Not compared/)).toBeVisible(); // the words came by no page
  const download = anna.waitForEvent("download");
  await sheet.getByRole("button", { name: "Save the match as a file" }).click();
  expect((await download).suggestedFilename()).toMatch(/^rejouons-mark-/);
  await anna.keyboard.press("Escape");
  const here = anna.url();
  await results(anna).getByRole("button", { name: "Watch again" }).click();
  await expect(anna).toHaveURL(/#\/replay\//);
  await expect(anna.locator(".stage svg").first()).toBeVisible();
  await anna.goto(here);

  await bruno.getByRole("button", { name: "Play again", exact: true }).click();
  await expect(bruno).not.toHaveURL(here);
  const next = anna.getByRole("link", { name: "To the next match" });
  await next.click();
  await expect(anna).toHaveURL(bruno.url());
});

for (const [what, before, verdict] of [
  ["that was shown before the words is honest", {}, /^Honest/],
  ["that was exchanged is not", { commitment: "00".repeat(32) }, /^The commitment of this match/],
] as const) {
  test(`a commitment ${what}`, async ({ browser }) => {
    const [anna, bruno] = [await person(browser), await person(browser)];
    await anna.route(/\/api\/tables\/[0-9a-f]+$/, async (route) => {
      const response = await route.fetch();
      const card = (await response.json()) as { phase: string };
      const isBefore = card.phase === "gathering";
      await route.fulfill({ response, json: isBefore ? { ...card, ...before } : card });
    });
    await host(anna);
    await join(bruno, await linkTo(anna, 2).inputValue(), "Bruno");
    for (const page of [bruno, anna]) await readyButton(page).click();
    await expect(prompt(anna)).toBeVisible();
    const sheet = await openMenu(anna);
    await sheet.getByRole("button", { name: "Resign" }).click();
    await sheet.getByRole("button", { name: "Yes, I resign" }).click();
    await sheet.getByRole("button", { name: "Check the dice" }).click();
    await expect(sheet.getByRole("status").getByRole("paragraph")).toHaveText(verdict);
  });
}

test("whoever resigns is asked again first", async ({ browser }) => {
  const { people } = await gather(browser);
  const [anna, bruno] = people as [Page, Page];
  const sheet = await openMenu(anna);
  await sheet.getByRole("button", { name: "Resign" }).click();
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await sheet.getByRole("button", { name: "Resign" }).click();
  await sheet.getByRole("button", { name: "Yes, I resign" }).click();
  await expect(results(bruno)).toContainText("Anna resigned: the match is over.");
  await expect(results(bruno).getByRole("listitem")).toContainText([
    "1 Bruno",
    "– Anna has resigned",
  ]);
  await expect((await openTalk(bruno)).getByRole("log")).toContainText("Anna has resigned.");
});

test("what was hidden is shown once the match was ended", async ({ browser }) => {
  const options = { first_player: "seat_1", money_visibility: "hidden" };
  const { people } = await gather(browser, { options });
  const [anna, bruno] = people as [Page, Page];
  await (await openMenu(anna)).getByRole("button", { name: "Propose to end" }).click();
  await slip(bruno, "Anna proposes to end").getByRole("button", { name: "I agree" }).click();
  for (const page of people) {
    await expect(results(page).getByRole("listitem")).toHaveText(["1 Anna $30", "1 Bruno $30"]);
  }
});

test("talk and consent by key alone", async ({ browser }) => {
  const [anna, bruno] = await afterAMove(browser);
  await bruno.setViewportSize({ width: 1280, height: 720 }); // talk has a tab of its own there
  await until(anna, "Tab", ".tools button:not([disabled])");
  await anna.keyboard.press("Enter"); // Undo
  await expect(slip(bruno, "Anna would like")).toBeVisible();
  await until(bruno, "Tab", ".slip button");
  await bruno.keyboard.press("Enter");
  await expect(log(bruno).filter({ hasText: "Anna took a move back" })).toHaveCount(1);
  await expect.poll(() => focused(bruno, "body")).toBe(false); // one goes on from there
  await until(bruno, "Tab", '[role="tab"]');
  await bruno.keyboard.press("ArrowRight");
  expect(await focused(bruno, '[role="tab"][aria-selected="true"]')).toBe(true);
  await until(bruno, "Tab", ".chat input");
  await bruno.keyboard.type("Well then!");
  await bruno.keyboard.press("Enter");
  await expect(bruno.getByRole("log")).toContainText("Bruno Well then!");
  expect(await focused(bruno, ".chat input")).toBe(true);
});

test("the table is open to everyone, and fits the narrowest phone", async ({ browser }) => {
  const time = { kind: "live", move: 600, reserve: 600 };
  const { people } = await gather(browser, { time, devices: [{}, PHONE] });
  const [anna, bruno] = people as [Page, Page];
  await toSecond(people);
  await anna.getByRole("button", UNDO).click();
  await (await openTalk(anna)).getByRole("button", { name: "Hello!" }).click();
  await expect(slip(bruno, "Anna would like")).toBeVisible();
  await openTalk(bruno);
  expect(await violations(bruno, false)).toEqual([]);
  await bruno.keyboard.press("Escape");
  const sheet = await openMenu(anna);
  await sheet.getByRole("button", { name: "Go on with another device" }).click();
  await expect(sheet.getByRole("img")).toBeVisible();
  await sheet.getByRole("button", { name: "Leave the table" }).click();
  expect(await violations(anna, false)).toEqual([]);
  await anna.keyboard.press("Escape");
  for (const page of people) await expectOpenToEveryone(page);
});

test("on a phone the time that runs is in sight, and names stay whole", async ({ browser }) => {
  const time = { kind: "live", move: 300, reserve: 300 };
  const { people } = await gather(browser, { time, devices: [PHONE, {}] });
  const [anna, bruno] = people as [Page, Page];
  const own = anna.locator("header").getByRole("timer");
  await expect(own).toBeInViewport();
  await expect(bruno.locator("header").getByRole("timer")).toHaveCount(0);
  const line = await anna
    .locator(".seats .name")
    .first()
    .evaluate((name) => {
      const { lineHeight } = getComputedStyle(name);
      return name.getBoundingClientRect().height / parseFloat(lineHeight);
    });
  expect(line).toBeLessThan(1.5);
  const width = await anna.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test("a paused match waits for nobody", async ({ browser }) => {
  const { people } = await gather(browser, {});
  const [anna, bruno] = people as [Page, Page];
  await expect(prompt(bruno)).toContainText("Anna");
  await (await openMenu(anna)).getByRole("button", { name: "Pause the match" }).click();
  await expect(slip(bruno, "The match is paused.")).toBeVisible();
  await expect(prompt(bruno)).not.toContainText("Anna");
  await expect(bruno.locator(".seats .lit")).toHaveCount(0);
});
