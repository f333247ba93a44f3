// From the shelf to the start of an online table: people meet by links and in the lobby.
import { expect, type Page } from "@playwright/test";
import { encode } from "uqr";
import { expectOpenToEveryone } from "./access";
import { BUILT, serve } from "./files";
import {
  board,
  host,
  idIn,
  join,
  linkTo,
  person,
  places,
  readyButton,
  setUp,
  sitButton,
  test,
} from "./gathering";
import { focused, until } from "./keys";
import { BEGIN } from "./table";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const MIXED = "You, a guest and 2 bots";

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const status = (page: Page) => page.locator(".missing");

/** A name that no other test gives to anybody. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

test("two people and two bots meet by a link, and the match begins", async ({ browser }) => {
  const [zoe, leo] = [await person(browser, CLIPBOARD), await person(browser, PHONE)];
  const id = await host(zoe, { name: "Zoé", preset: MIXED });
  await expect(places(zoe)).toHaveCount(4);
  await expect(zoe.getByText("No time limit")).toBeVisible();
  await expect(status(zoe)).toHaveText("One seat is still free.");
  await zoe.getByRole("button", { name: "Copy the link" }).click();
  await expect(zoe.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await copied(zoe);
  expect(link).toBe(await linkTo(zoe, 2).inputValue());

  await leo.goto(link);
  await expect(leo.getByRole("heading", { name: "You are invited" })).toBeVisible();
  await expect(places(leo).first()).toContainText("Zoé");
  await leo.getByRole("textbox", { name: "Your name" }).fill("Léo");
  await sitButton(leo).tap();
  await expect(readyButton(leo)).toBeEnabled();
  expect(idIn(leo)).toBe(id); // the secret is no longer in the address
  await expect(places(leo).nth(1)).toContainText("you");

  await expect(places(zoe).nth(1)).toContainText("Léo");
  await expect(places(zoe).nth(1)).toContainText("not ready yet");
  await expect(linkTo(zoe, 2)).toHaveCount(0);
  await readyButton(leo).tap();
  await expect(places(zoe).nth(1)).toContainText("ready");
  await expect(status(zoe)).toHaveText("Everybody waits for you.");
  await expect(status(leo)).toHaveText("Not ready yet: Zoé.");
  await readyButton(zoe).click();
  for (const page of [zoe, leo]) await expect(board(page)).toBeVisible();
  expect([idIn(zoe), idIn(leo)]).toEqual([id, id]);
});

test("whoever is ready may think better of it", async ({ browser }) => {
  const [zoe, leo] = [await person(browser), await person(browser)];
  await host(zoe);
  await join(leo, await linkTo(zoe, 2).inputValue(), "Léo");
  await readyButton(leo).click();
  await leo.getByRole("button", { name: "Not ready after all" }).click();
  await expect(readyButton(leo)).toBeEnabled();
  await readyButton(zoe).click();
  await expect(status(zoe)).toHaveText("Not ready yet: Léo.");
  await expect(board(zoe)).toHaveCount(0);
});

test("the QR code holds the link", async ({ page }) => {
  await host(page);
  await page.getByRole("button", { name: "QR code" }).click();
  const drawn = await page.getByRole("img", { name: "QR code" }).locator("path").getAttribute("d");
  const modules = Array.from(drawn!.matchAll(/M(\d+) (\d+)h1v1h-1z/g), ([, x, y]) => `${x} ${y}`);
  const { data } = encode(await linkTo(page, 2).inputValue(), { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `${x} ${y}` : [])));
  expect(modules).toEqual(dark);
});

test("a link opens a seat once, and the same person again", async ({ browser }) => {
  const [zoe, leo, eve] = [await person(browser), await person(browser), await person(browser)];
  const id = await host(zoe);
  const link = await linkTo(zoe, 2).inputValue();
  await join(leo, link, "Léo");

  await eve.goto(link);
  await expect(eve.getByText("Léo has this seat.")).toBeVisible();
  await eve.getByRole("button", { name: "Go on here" }).click();
  await expect(eve.getByRole("alert")).toContainText("no longer opens a seat");
  await eve.getByRole("link", { name: "Look on" }).click();
  await expect(eve.getByRole("heading", { name: "You are looking on" })).toBeVisible();
  await expect(sitButton(eve)).toHaveCount(0);
  await expect(places(zoe).nth(1)).toContainText("Léo");

  await leo.goto("./");
  await leo.goto(link);
  await expect(readyButton(leo)).toBeEnabled();
  expect(idIn(leo)).toBe(id);
});

for (const [what, address] of [
  ["a table that is not there", "./#/online/0123456789"],
  ["a link to a table that is not there", "./#/join/0123456789/0.nothing"],
] as const) {
  test(`${what} is told, with a way back`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("alert")).toContainText("There is no such table");
    await page.getByRole("link", { name: "Back to the shelf", exact: true }).click();
    await expect(page.getByRole("region", { name: "The shelf" })).toBeVisible();
  });
}

test("a link that was cut short is told", async ({ browser }) => {
  const [zoe, leo] = [await person(browser), await person(browser)];
  await host(zoe);
  const link = await linkTo(zoe, 2).inputValue();
  await leo.goto(link.slice(0, link.lastIndexOf("/")));
  await expect(leo.getByRole("alert")).toContainText("no longer opens a seat");
  await leo.goto(link.slice(0, -3));
  await sitButton(leo).click();
  await expect(leo.getByRole("alert")).toContainText("no longer opens a seat");
});

test("a browser without cookies is told so, and takes no seat", async ({ browser }) => {
  const [zoe, leo] = [await person(browser), await person(browser)];
  await host(zoe);
  await leo.route("**/api/**", async (route) => {
    const response = await route.fetch();
    await leo.context().clearCookies();
    const { "set-cookie": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await leo.goto(await linkTo(zoe, 2).inputValue());
  await sitButton(leo).click();
  await expect(leo.getByRole("alert")).toContainText("keeps no cookies");
  await expect(status(zoe)).toContainText("One seat is still free");
});

test("the host gives a seat to a bot and back, and frees a taken one", async ({ browser }) => {
  const [zoe, leo] = [await person(browser), await person(browser)];
  await host(zoe, { preset: "You and 3 guests" });
  const first = await linkTo(zoe, 2).inputValue();
  await places(zoe).nth(3).getByText("Bot", { exact: true }).click();
  await expect(linkTo(zoe, 4)).toHaveCount(0);
  await places(zoe).nth(3).getByText("5", { exact: true }).click();
  await expect(places(zoe).nth(3)).toContainText("Expert");
  await places(zoe).nth(3).getByText("Guest", { exact: true }).click();
  await expect(linkTo(zoe, 4)).toBeVisible();

  await join(leo, first, "Léo");
  await expect(places(zoe).nth(1)).toContainText("Léo");
  await zoe.getByRole("button", { name: /^Free this seat/ }).click();
  await expect(leo.getByRole("heading", { name: "You are looking on" })).toBeVisible();
  await expect(linkTo(zoe, 2)).toBeVisible();
  expect(await linkTo(zoe, 2).inputValue()).not.toBe(first);
});

test("the last free seat given to a bot begins the match", async ({ browser }) => {
  const zoe = await person(browser);
  await host(zoe);
  await readyButton(zoe).click();
  await expect(status(zoe)).toHaveText("One seat is still free.");
  await places(zoe).nth(1).getByText("Bot", { exact: true }).click();
  await expect(board(zoe)).toBeVisible();
});

test("a name can be changed, and a seat be left", async ({ browser }) => {
  const [zoe, leo] = [await person(browser), await person(browser)];
  await host(zoe);
  await join(leo, await linkTo(zoe, 2).inputValue(), "Léo");
  await leo.getByRole("textbox", { name: "Your name" }).fill("Léonie");
  await leo.keyboard.press("Enter");
  await expect(places(zoe).nth(1)).toContainText("Léonie");
  await leo.getByRole("button", { name: "Leave the table" }).click();
  await leo.getByRole("button", { name: "Give it up" }).click();
  await expect(leo.getByRole("region", { name: "The shelf" })).toBeVisible();
  await expect(linkTo(zoe, 2)).toBeVisible();
});

test("strangers meet in the lobby", async ({ browser }) => {
  const [zoe, leo, max] = [await person(browser), await person(browser), await person(browser)];
  const [open, closed] = [unique("Zoé"), unique("Max")];
  await host(zoe, { name: open, isListed: true });
  await host(max, { name: closed });
  await leo.goto("./#/lobby");
  const card = leo
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: open })
    .filter({ has: leo.getByRole("heading") });
  await expect(card).toContainText("1 free seat");
  await expect(card).toContainText("without hints");
  await expect(leo.getByText(closed)).toHaveCount(0);
  await leo.getByRole("textbox", { name: "Your name" }).fill("Léo");
  await card.getByRole("button", { name: "Sit down" }).click();
  await expect(readyButton(leo)).toBeEnabled();
  await expect(places(zoe).nth(1)).toContainText("Léo");
});

test("a visitor of a listed table takes a free seat there", async ({ browser }) => {
  const [zoe, leo] = [await person(browser), await person(browser)];
  const id = await host(zoe, { isListed: true });
  await leo.goto(`./#/online/${id}`);
  await expect(zoe.getByText("1 person looks on")).toBeVisible();
  await sitButton(leo).click();
  await expect(readyButton(leo)).toBeEnabled();
  await expect(zoe.getByText("1 person looks on")).toHaveCount(0);
});

test("the shelf tells which tables wait for me", async ({ browser }) => {
  const [zoe, leo] = [await person(browser), await person(browser)];
  const id = await host(zoe);
  const link = await linkTo(zoe, 2).inputValue();
  await zoe.goto("./");
  const mine = zoe.getByRole("region", { name: "Your move" });
  await expect(mine).toContainText("Say that you are ready");
  await mine.getByRole("link").click();
  await readyButton(zoe).click();
  await expect(zoe.getByRole("button", { name: "Not ready after all" })).toBeVisible();
  await zoe.goto("./");
  const others = zoe.getByRole("region", { name: "Online tables" });
  await expect(others).toContainText("People are gathering");
  await expect(mine).toHaveCount(0);

  await join(leo, link, "Léo");
  await readyButton(leo).click();
  await expect(board(leo)).toBeVisible();
  await zoe.evaluate(() => dispatchEvent(new Event("focus"))); // looks again
  await expect(zoe.getByText(/It is up to (you|Léo|Zoé)/)).toBeVisible();
  await zoe.locator(`a[href="#/online/${id}"]`).click();
  await expect(board(zoe)).toBeVisible();
});

test("what was chosen is remembered", async ({ page }) => {
  await setUp(page);
  await page.getByRole("button", { name: MIXED }).click();
  await page.getByText("Over days").click();
  await page.getByText("7 days a move").click();
  await page.getByText("Offered to all").click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(readyButton(page)).toBeVisible();
  await expect(page.getByText("7 days a move")).toBeVisible();
  await page.goto("./#/new/mark");
  await expect(page.getByRole("radio", { name: "Online" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "7 days a move" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Offered to all" })).toBeChecked();
  await expect(page.getByRole("button", { name: MIXED })).toHaveAttribute("aria-pressed", "true");
});

test("without a network there is the device, and why", async ({ page, context }) => {
  await setUp(page);
  await context.setOffline(true);
  await expect(page.getByRole("radio", { name: "Online" })).toBeDisabled();
  await expect(page.getByText("Online tables need the network")).toBeVisible();
  await expect(page.getByRole("button", { name: BEGIN, exact: true })).toBeEnabled();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Open the table" })).toBeEnabled();
});

test("a host that only hands out files offers nothing online", async ({ browser }) => {
  const server = serve(BUILT);
  const { port } = server.address() as { port: number };
  const page = await browser.newPage({ baseURL: `http://localhost:${port}/` });
  const asked = page.waitForResponse(/\/api\/me$/);
  await page.goto("./#/new/mark");
  expect((await asked).status()).toBe(404);
  await expect(page.getByRole("button", { name: BEGIN, exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Online" })).toHaveCount(0);
  await page.goto("./");
  await expect(page.getByRole("region", { name: "The shelf" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Lobby" })).toHaveCount(0);
  server.close();
});

test("by keys alone, from the set-up to the match", async ({ browser }) => {
  const [zoe, leo] = [await person(browser), await person(browser)];
  await zoe.goto("./#/new/mark");
  await expect(zoe.getByRole("radio", { name: "Online" })).toBeEnabled();
  await until(zoe, "Tab", "fieldset:first-child input");
  await zoe.keyboard.press("ArrowRight");
  await until(zoe, "Tab", ".play");
  await zoe.keyboard.press("Enter");
  await expect(readyButton(zoe)).toBeEnabled();
  const link = await linkTo(zoe, 2).inputValue();
  await until(zoe, "Tab", ".play");
  await zoe.keyboard.press("Enter");
  await expect(zoe.getByRole("button", { name: "Not ready after all" })).toBeVisible();

  await leo.goto(link);
  await expect(sitButton(leo)).toBeVisible();
  await until(leo, "Tab", "form input");
  await leo.keyboard.type("Léo");
  await leo.keyboard.press("Enter");
  await expect(readyButton(leo)).toBeEnabled();
  await until(leo, "Tab", ".play");
  await leo.keyboard.press("Enter");
  for (const page of [zoe, leo]) await expect(board(page)).toBeVisible();
  expect(await focused(leo, ".online")).toBe(true); // the top of the table
});

const SCREENS: Record<string, (zoe: Page, leo: Page) => Promise<unknown>> = {
  "the set-up": (_, leo) => setUp(leo),
  "the host's waiting room": async (zoe, leo) => {
    await host(leo, { preset: MIXED, isListed: true });
    await leo.getByRole("button", { name: "QR code" }).click();
    await leo.getByRole("heading", { name: "Honest dice" }).click();
    const id = idIn(leo);
    await zoe.goto(`./#/online/${id}`);
    await expect(leo.getByText("1 person looks on")).toBeVisible();
  },
  "a guest's waiting room": async (zoe, leo) => {
    await host(zoe);
    await join(leo, await linkTo(zoe, 2).inputValue(), "Léo");
    await readyButton(leo).click();
    await expect(leo.getByRole("button", { name: "Not ready after all" })).toBeEnabled();
  },
  "a link": async (zoe, leo) => {
    await host(zoe);
    await leo.goto(await linkTo(zoe, 2).inputValue());
    await expect(sitButton(leo)).toBeVisible();
  },
  "the lobby": async (zoe, leo) => {
    await host(zoe, { isListed: true });
    await leo.goto("./#/lobby");
    await expect(sitButton(leo).first()).toBeVisible();
  },
  "the shelf of who is waited for": async (_, leo) => {
    await host(leo);
    await leo.goto("./");
    await expect(leo.getByRole("region", { name: "Your move" })).toBeVisible();
  },
};

for (const [screen, open] of Object.entries(SCREENS)) {
  test(`${screen} is open to everyone, and fits the narrowest phone`, async ({ browser }) => {
    const [zoe, leo] = [await person(browser), await person(browser)];
    await open(zoe, leo);
    await expectOpenToEveryone(leo);
  });
}
