// Whole matches online, people side by side, each in a browser of their own. In a soak they are as
// many as the game seats.
import { expect, type Page } from "@playwright/test";
import { decide as drive } from "./a_vos_marques";
import { test } from "./gathering";
import { takeTurn as playCard } from "./macadam";
import { gather } from "./online";
import { soak } from "./soak";
import { complaints, log } from "./table";
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
  const count = await log(people[0]!).count();
  for (const page of people) await expect(log(page)).toHaveCount(count);
  expect(heard.flat()).toEqual([]);
});
