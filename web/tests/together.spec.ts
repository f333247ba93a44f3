// Whole matches online, people side by side, each in a browser of their own. In a soak they are as
// many as the game seats.
import { expect, type Page } from "@playwright/test";
import { decide as drive } from "./a_vos_marques";
import { test } from "./gathering";
import { cardsHeld, secretsAmong, takeTurn as playCard } from "./macadam";
import { arrive, gather, sitDownAt } from "./online";
import { expectUnseen, watch, wordsTold } from "./secrets";
import { soak } from "./soak";
import { complaints, log, results, tap } from "./table";
import {
  anyTurn,
  expectHonest,
  expectSameEnd,
  playByHand,
  playByList,
  takeTurnsByHand,
  type Turn,
} from "./together";

interface Shortest {
  players: number;
  options: Record<string, number | string>;
  turn: Turn;
}

const NAMES = ["Anna", "Bruno", "Chloé", "Dora", "Emil", "Fanny"];
const HANDS = 2; // people who press on their boards; the others play by the list of their moves
const LEAST = 5; // decisions of somebody in a whole match
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SMALL = { viewport: { width: 360, height: 360 } }; // there is less to draw

/** Each game as short as it can be, and how somebody decides on its board. */
const GAMES: Record<string, Shortest> = {
  mark: { players: soak(2, 4), options: { end_rows: 4, first_player: "seat_1" }, turn: anyTurn },
  ave_cesar: { players: soak(3, 6), options: { races: 1 }, turn: anyTurn },
  autoscooter: { players: soak(3, 6), options: {}, turn: anyTurn },
  macadam: { players: soak(3, 6), options: { rounds: 1 }, turn: playCard },
};
/** The shortest race across the map takes minutes. */
const RACE: Shortest = { players: soak(3, 6), options: { round_cap: 20 }, turn: drive };
const ROUNDS = 12; // decisions of a part of it

/** People at a table, with all that their pages complain about. */
async function sitTogether(browser: Parameters<typeof gather>[0], game: string, terms: Shortest) {
  const heard: string[][] = [];
  const prepare = async (page: Page) => heard.push(complaints(page));
  const seats = Array.from({ length: terms.players }, () => "human");
  const devices = NAMES.map((_, person) => (person < HANDS ? {} : SMALL));
  const { options } = terms;
  const { people } = await gather(browser, {
    game,
    seats,
    names: NAMES,
    options,
    devices,
    prepare,
  });
  return { people, heard };
}

for (const [game, terms] of Object.entries(
  soak(0, 1) ? { ...GAMES, a_vos_marques: RACE } : GAMES,
)) {
  test(`${terms.players} people play ${game} to its end`, async ({ browser }) => {
    const { people, heard } = await sitTogether(browser, game, terms);
    const byList = people.slice(HANDS).map(playByList);
    const byHand = people.slice(0, HANDS).map((page) => playByHand(page, terms.turn));
    for (const decisions of await Promise.all(byHand)) expect(decisions).toBeGreaterThan(LEAST);
    await Promise.all(byList);
    await expectSameEnd(people, terms.players);
    for (const page of new Set([people[0]!, people.at(-1)!])) await expectHonest(page, game);
    expect(heard.flat()).toEqual([]);
  });
}

test("people race across the map, and all see the same", async ({ browser }) => {
  const { people, heard } = await sitTogether(browser, "a_vos_marques", RACE);
  await takeTurnsByHand(people, drive, ROUNDS);
  const told = () => Promise.all(people.map((page) => log(page).count()));
  await expect.poll(async () => new Set(await told()).size).toBe(1);
  expect(heard.flat()).toEqual([]);
});

test("two people, two bots and somebody who looks on, in two languages", async ({ browser }) => {
  const heard: string[][] = [];
  const prepare = async (page: Page) => heard.push(complaints(page));
  const seats = ["human", "human", "level:1", "level:1"];
  const devices = [{}, { ...PHONE, locale: "fr-FR" }];
  const { table, people } = await gather(browser, { game: "macadam", seats, devices, prepare });
  const [anna, bruno] = people as [Page, Page];
  const eve = await arrive(browser, {}, prepare);
  await sitDownAt(eve, table);

  const hands = new Map<Page, string[]>(); // what each held in secret at their last decision
  let watched = 0;
  /** Decides, while the one who looks on has seen nothing of the hand; nor did she before. */
  const unseen =
    (decide: Turn): Turn =>
    async (page) => {
      const secrets = await secretsAmong(anna, await cardsHeld(page));
      hands.set(page, secrets);
      if (page === anna) for (const card of secrets) expect(await anna.content()).toContain(card);
      watched += secrets.length;
      await expectUnseen(eve, secrets);
      expect((await wordsTold(eve)).filter((word) => secrets.includes(word))).toEqual([]);
      await watch(eve, [...hands.values()].flat());
      await decide(page);
    };
  const decisions = await Promise.all([
    playByHand(anna, unseen(playCard)),
    playByHand(
      bruno,
      unseen((page) => playCard(page, tap)),
    ),
  ]);
  for (const count of decisions) expect(count).toBeGreaterThan(LEAST);
  expect(watched).toBeGreaterThan(0);

  await expect(results(eve)).toBeVisible();
  await expectSameEnd([anna, eve], seats.length);
  const points = (page: Page) => results(page).locator(".points").allInnerTexts();
  expect(await points(bruno)).toEqual(await points(anna));
  await expect(results(bruno)).toContainText("Revoir");
  await expect(bruno.getByText("Ce que vous auriez pu mieux faire")).toBeVisible();
  await expect(eve.getByText("What could have been done better")).toBeVisible(); // anybody
  await expectHonest(anna, "macadam");
  await expectHonest(eve, "macadam");
  expect(heard.flat()).toEqual([]);
});
