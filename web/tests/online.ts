// What the tests of online tables share: people who sit at one table, each with a browser.
import { encode } from "@msgpack/msgpack";
import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  type WebSocketRoute,
} from "@playwright/test";
import { person } from "./gathering";
import { prompt } from "./table";

export interface Meeting {
  game?: string; // its id
  seats?: string[]; // "human", or a bot
  names?: string[]; // of the people
  devices?: BrowserContextOptions[]; // of the people, beside what all tests have
  options?: Record<string, number | string>;
  time?: { kind: string; move?: number; reserve?: number };
  hasHints?: boolean;
  prepare?: (page: Page, person: number) => Promise<unknown>; // before somebody comes
}

export interface Gathered {
  table: string; // its id
  people: Page[]; // who made the table first
}

const FIRST_SEAT = { first_player: "seat_1" }; // of Mark: nobody has to bid for it
const DONE = "\xa2is\xa4done"; // how the answer to an order begins

/** People at a new table, whose match has begun. */
export async function gather(browser: Browser, meeting: Meeting = {}): Promise<Gathered> {
  const { seats = ["human", "human"], names = ["Anna", "Bruno", "Chloé"], devices = [] } = meeting;
  const { game = "mark", options = game === "mark" ? FIRST_SEAT : {} } = meeting;
  const { time = { kind: "none" }, hasHints = false } = meeting;
  const places = seats.flatMap((who, seat) => (who === "human" ? [seat] : []));
  const people: Page[] = [];
  for (const person of places.keys()) {
    const prepare = (page: Page) => meeting.prepare?.(page, person);
    people.push(await arrive(browser, devices[person], prepare));
  }
  const terms = { game, players: seats.length, seats, mine: [places[0]!], options, time, hasHints };
  const { table } = await ask<{ table: string }>(people[0]!, "tables", {
    ...terms,
    name: names[0]!,
  });
  const links = await ask<Record<string, string>>(people[0]!, `tables/${table}/links`);
  for (const [person, seat] of places.entries()) {
    const [page, name] = [people[person]!, names[person]!];
    if (person) await ask(page, `tables/${table}/seats`, { secret: links[seat]!, name });
    await beReady(page, table, seat);
  }
  await Promise.all(people.map((page) => sitDownAt(page, table)));
  return { table, people };
}

/** Somebody's browser, which is nobody's yet. */
export async function arrive(
  browser: Browser,
  device?: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown> | undefined,
): Promise<Page> {
  const page = await person(browser, device);
  await prepare?.(page);
  await page.goto("./");
  return page;
}

export async function sitDownAt(page: Page, table: string): Promise<void> {
  await page.goto(`./#/online/${table}`);
  await expect(prompt(page)).toBeVisible();
}

/** A call of the server from somebody's page, as the app makes them. */
export async function ask<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  const { isFine, told } = await page.evaluate(
    async ([path, body]) => {
      const headers = { "Content-Type": "application/json" };
      const request = body ? { method: "POST", headers, body: JSON.stringify(body) } : {};
      const answer = await fetch(`api/${path}`, request);
      return { isFine: answer.ok, told: (await answer.json()) as unknown };
    },
    [path, body] as const,
  );
  if (!isFine) throw new Error(`${path}: ${JSON.stringify(told)}`);
  return told as Answer;
}

/** Says that a seat is ready, by a socket of its own. */
async function beReady(page: Page, table: string, seat: number): Promise<void> {
  const hello = { do: "hello", number: -1, undone: 0, said: 0 };
  const ready = { do: "ready", id: 1, isReady: true, nonce: `word ${seat}` };
  const orders = [hello, ready].map((order) => [...encode(order)]);
  await page.evaluate(
    ([address, orders, done]) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(new URL(address, location.href.replace("http", "ws")));
        socket.binaryType = "arraybuffer";
        socket.onopen = () => orders.forEach((bytes) => socket.send(new Uint8Array(bytes)));
        socket.onclose = () => reject(new Error("the line was closed"));
        socket.onmessage = ({ data }) => {
          const text = new TextDecoder("latin1").decode(data as ArrayBuffer);
          if (!text.includes(done)) return;
          socket.onclose = null;
          socket.close();
          resolve();
        };
      }),
    [`live/${table}?seat=${seat}`, orders, DONE] as const,
  );
}

/** The cable between somebody's browser and the server, which a test can pull out. */
export class Cable {
  private isIn = true;
  private isStuck = false;
  private readonly sockets = new Set<WebSocketRoute>();

  static async of(page: Page): Promise<Cable> {
    const cable = new Cable();
    await page.routeWebSocket(/\/live\//, (socket) => cable.plug(socket));
    return cable;
  }

  /** From now on nothing that the browser sends arrives. */
  stick(): void {
    this.isStuck = true;
  }

  async pullOut(): Promise<void> {
    this.isIn = false;
    await Promise.all([...this.sockets].map((socket) => socket.close()));
    this.sockets.clear();
  }

  plugIn(): void {
    this.isIn = true;
    this.isStuck = false;
  }

  private plug(socket: WebSocketRoute): void {
    if (!this.isIn) return void socket.close();
    this.sockets.add(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!this.isStuck) server.send(message);
    });
  }
}

export const slip = (page: Page, text: string | RegExp): Locator =>
  page.locator(".slip", { hasText: text });

export const menu = (page: Page): Locator => page.getByRole("dialog", { name: "Menu" });

export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  return menu(page);
}

/** Opens the talk beside the board, or its drawer where there is no room for it. */
export async function openTalk(page: Page): Promise<Locator> {
  const name = /^(Talk|Paroles)/;
  const talk = page.getByRole("region", { name });
  const handle = page.getByRole("tab", { name }).or(page.getByRole("button", { name }));
  await expect(talk.or(handle).first()).toBeVisible();
  if (!(await talk.isVisible())) await handle.click();
  return talk;
}
