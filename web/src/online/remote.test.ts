// A table far away, with a scripted server on the other side of its sockets: lines that break, and
// frames that are lost, repeated or late, leave nothing played twice and nothing shown wrongly.
import { encode } from "@msgpack/msgpack";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LATEST_WAY, secretOf } from "../engine/fairness";
import { Match } from "../engine/match";
import { Referee } from "../engine/referee";
import { Refusal, Unreachable } from "../engine/refusal";
import type { Rules } from "../engine/rules";
import { save } from "../engine/saves";
import { HUMAN } from "../engine/terms";
import { rulesOf } from "../engine/testing";
import { steadyTime } from "$lib/steady";
import { findings } from "./promise";
import { RemoteTable } from "./remote.svelte";
import { STAND_IN } from "./standing";
import { type Asked, Socket, sockets, wireFrame, workerOf } from "./testing";
import type { Order, Scene, SceneClock, TableCard } from "./wire";

const SECOND = 1000; // milliseconds
const TABLE = "abc";
/** What the app sends: tests/server/test_orders.py holds the server to the same. */
const ORDERS = JSON.parse(
  readFileSync(new URL("../../../tests/server/orders.json", import.meta.url), "utf-8"),
) as Record<string, Order>;

let match: Match;
let table: RemoteTable;
let page: EventTarget & { baseURI: string; visibilityState: string };
let windowEvents: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
  windowEvents = new EventTarget();
  const facts = { baseURI: "https://games.example/play/#/table/abc", visibilityState: "visible" };
  page = Object.assign(new EventTarget(), facts);
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal("removeEventListener", windowEvents.removeEventListener.bind(windowEvents));
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A match of people, whose dice fall the same each time. */
function begun(rules: Rules, players: number, seed = "far away"): Match {
  const seats = Array<string>(players).fill("human");
  const terms = { players, seats, nonces: seats.map(() => ""), names: [], options: {} };
  const dice = { secret: secretOf(seed, LATEST_WAY), fairness: LATEST_WAY };
  return new Match(rules, { ...terms, ...dice, isBranch: false });
}

/** Sits down at a match of a game, with some of its seats. */
function sitDown(game: string, players: number, mine: number[]): void {
  const rules = rulesOf(game);
  vi.stubGlobal("Worker", workerOf(rules));
  match = begun(rules, players);
  const card = {
    ...{ id: TABLE, game, rules: rules.facts.rules, players, options: match.terms.options },
    seats: match.terms.seats.map((who) => ({ who })),
    ...{ mine, time: { kind: "none" }, commitment: match.commitment, hasBoard: false },
  } as Partial<TableCard> as TableCard;
  table = new RemoteTable(card, { facts: rules.facts, module: rules.module, board: null });
}

/** All that hangs on promises alone has happened. */
const settled = () => vi.advanceTimersByTimeAsync(0);

/** The latest socket of a viewer. */
function socketOf(viewer: number): Socket {
  return sockets.findLast((socket) => socket.address.endsWith(`seat=${viewer}`))!;
}

/** Opens a viewer's socket and tells all that its hello asks for. */
function connect(viewer: number): Socket {
  const socket = socketOf(viewer);
  socket.accept();
  const hello = socket.orders[0] as Extract<Asked, { do: "hello" }>;
  tell(viewer, hello.number + 1);
  return socket;
}

/** Tells a viewer how the match stands, with the chapters since a number. */
function tell(viewer: number, since: number): void {
  socketOf(viewer).tell(wireFrame(match, viewer, since));
}

/** Plays the first legal action of whoever is asked first; tells who it was. */
function playOne(): number {
  const seat = match.now.waiting[0]!;
  match.act(seat, match.legal(seat)[0]!);
  return seat;
}

/** Plays until a seat is asked. */
function playUntil(seat: number): void {
  while (!match.now.waiting.includes(seat)) playOne();
}

const last = (socket: Socket) => socket.orders.at(-1)!;

/** What a referee at this device would tell. */
function refereed(viewer: number) {
  const referee = new Referee(match.rules);
  referee.load(JSON.stringify(save(match)));
  return referee.frame(viewer, 0);
}

describe("a frame", () => {
  it.each(["mark", "autoscooter", "a_vos_marques"])(
    "is what a referee here would tell, all through a match of %s",
    async (game) => {
      sitDown(game, 3, [1]);
      connect(1);
      for (let played = 0; played < 40; played += 1) {
        const { number } = await table.frame(1, 0);
        const { undo: _, hasSecrets: __, ...told } = await table.frame(1, 0);
        expect(refereed(1)).toMatchObject(told);
        playOne();
        tell(1, number + 1);
      }
    },
  );

  it("holds only the chapters since a number", async () => {
    sitDown("mark", 2, [0]);
    for (let played = 0; played < 5; played += 1) playOne();
    connect(0);
    const { chapters } = await table.frame(0, 4);
    expect(chapters.map(({ number }) => number)).toEqual([4, 5]);
  });

  it("is awaited until the match begins, and told of to who listens", async () => {
    sitDown("mark", 2, [0]);
    const listener = vi.fn();
    table.subscribe(listener);
    const opened = vi.fn();
    void table.frame(0, 0).then(opened);
    socketOf(0).accept();
    await settled();
    expect(opened).not.toHaveBeenCalled();
    tell(0, 0);
    await settled();
    expect(opened).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledOnce();
  });

  it("cuts what was taken back", async () => {
    sitDown("mark", 2, [0]);
    for (let played = 0; played < 4; played += 1) playOne();
    connect(0);
    match.undo(match.now.seat, [0, 1]);
    tell(0, match.length + 1);
    expect(await table.frame(0, 0)).toMatchObject({ number: 3, undone: 1 });
    expect((await table.frame(0, 0)).chapters).toEqual(refereed(0).chapters);
  });

  it("that comes again or too late changes nothing", async () => {
    sitDown("mark", 2, [0]);
    connect(0);
    const early = wireFrame(match, 0, 0);
    playOne();
    tell(0, 1);
    tell(0, 1);
    socketOf(0).tell(early);
    expect(await table.frame(0, 0)).toMatchObject({ number: 1 });
    expect((await table.frame(0, 0)).chapters).toEqual(refereed(0).chapters);
    expect(sockets).toHaveLength(1);
  });

  it("tells a seat's latest action as far as the viewer has noticed it", () => {
    sitDown("mark", 2, [0]);
    const seat = playOne();
    const other = playOne();
    connect(0);
    expect([seat, other].map((one) => table.latestOf(0, one))).toEqual([1, 2]);
  });

  it("does not tell that somebody has chosen in secret", () => {
    sitDown("autoscooter", 2, [0]);
    match.act(1, match.legal(1)[0]!);
    connect(0);
    expect(table.latestOf(0, 1)).toBeUndefined();
  });

  it("offers to take back for nobody else", async () => {
    sitDown("mark", 2, [0]);
    connect(0);
    playUntil(0);
    playOne();
    while (refereed(0).undo?.seat !== 1) playOne();
    tell(0, 1);
    expect((await table.frame(0, 0)).undo).toEqual({ seat: 0, needs: [1] });
  });
});

describe("a line", () => {
  it("names the table and the seat, and says what is known here", () => {
    sitDown("mark", 2, [1]);
    const socket = connect(1);
    expect(socket.address).toBe("wss://games.example/play/live/abc?seat=1");
    expect(socket.orders).toEqual([{ do: "hello", number: -1, undone: 0, said: 0 }]);
    expect(table.isConnected).toBe(true);
  });

  it("that breaks comes back, and asks only for what is new", async () => {
    sitDown("mark", 2, [0]);
    const first = connect(0);
    playOne();
    tell(0, 1);
    first.break();
    expect(table.isConnected).toBe(false);
    playOne();
    first.tell(wireFrame(match, 0, 2)); // nothing is heard of it any more
    await vi.advanceTimersByTimeAsync(0.5 * SECOND);
    expect(sockets).toHaveLength(2);
    const second = connect(0);
    expect(second.orders[0]).toMatchObject({ do: "hello", number: 1 });
    expect(table.isConnected).toBe(true);
    expect((await table.frame(0, 0)).chapters).toEqual(refereed(0).chapters);
  });

  it("is tried more and more seldom, and at once when somebody comes back to it", async () => {
    sitDown("mark", 2, [0]);
    const pauses = [0.5, 1, 2, 4, 8, 10, 10].map((pause) => pause * SECOND);
    for (const [count, pause] of pauses.entries()) {
      socketOf(0).break();
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(sockets).toHaveLength(count + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets).toHaveLength(count + 2);
    }
    const { length } = sockets;
    socketOf(0).break();
    await settled();
    windowEvents.dispatchEvent(new Event("online"));
    await settled();
    expect(sockets).toHaveLength(length + 1);
    socketOf(0).break();
    await settled();
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    await settled();
    expect(sockets).toHaveLength(length + 1);
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    await settled();
    expect(sockets).toHaveLength(length + 2);
  });

  it("that breaks again soon is tried more and more seldom, until it has lasted", async () => {
    sitDown("mark", 2, [0]);
    const breakAfter = async (seconds: number, pause: number) => {
      connect(0);
      await vi.advanceTimersByTimeAsync(seconds * SECOND);
      socketOf(0).break();
      const { length } = sockets;
      await vi.advanceTimersByTimeAsync(pause * SECOND - 1);
      expect(sockets).toHaveLength(length);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets).toHaveLength(length + 1);
    };
    for (const pause of [0.5, 1, 2, 4]) await breakAfter(0, pause);
    await breakAfter(9, 8);
    await breakAfter(10, 0.5);
    await breakAfter(1, 1);
  });

  it("begins anew when a frame was lost on the way", async () => {
    sitDown("mark", 2, [0]);
    connect(0);
    playOne();
    playOne();
    tell(0, 2); // the first was lost
    expect(socketOf(0).isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(0.5 * SECOND);
    expect(connect(0).orders[0]).toMatchObject({ number: 0 });
    expect((await table.frame(0, 0)).chapters).toEqual(refereed(0).chapters);
  });

  it.each([
    ["no MessagePack", new Uint8Array([0xc1, 1, 2])],
    ["no message", encode([1, 2, 3])],
    ["no list of messages", encode({ is: "applause" })],
    ["a frame without a view", encode([{ is: "frame", number: 1, since: 1 }])],
    ["a frame of another game", encode([{ is: "frame", number: 0, view: new Uint8Array(3) }])],
  ])("begins anew when it tells nonsense: %s", async (_, nonsense) => {
    sitDown("mark", 2, [0]);
    connect(0).tellBytes(nonsense);
    expect(socketOf(0).isClosed).toBe(true);
    expect(await table.frame(0, 0)).toMatchObject({ number: 0 });
    await vi.advanceTimersByTimeAsync(0.5 * SECOND);
    expect(sockets).toHaveLength(2);
  });

  it("passes over what a newer server may tell", () => {
    sitDown("mark", 2, [0]);
    connect(0).tellBytes(encode([{ is: "applause" }]));
    expect(socketOf(0).isClosed).toBe(false);
  });

  it("is not tried again where the seat is another's now", async () => {
    sitDown("mark", 2, [0]);
    connect(0);
    const acted = table.frame(0, 0).then(() => table.act(0, 0));
    await settled();
    socketOf(0).break(4404);
    await expect(acted).rejects.toThrow(Unreachable);
    expect(table.isTurnedAway).toBe(true);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(sockets).toHaveLength(1);
  });

  it("ends with the table", async () => {
    sitDown("mark", 2, [0]);
    connect(0);
    table.close();
    expect(socketOf(0).isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(sockets).toHaveLength(1);
  });
});

describe("a move", () => {
  beforeEach(async () => {
    sitDown("mark", 2, [0]);
    playUntil(0);
    connect(0);
    await table.frame(0, 0);
  });

  const named = () => ({ do: "act", number: match.length, undone: 0, action: 7 });

  it("names the frame that was seen, though another has come since", async () => {
    const seen = named();
    playOne();
    tell(0, match.length);
    void table.act(0, 7);
    await settled();
    expect(last(socketOf(0))).toMatchObject(seen);
  });

  it("is done when the server says so, and refused with its reason", async () => {
    const [done, refused] = [table.act(0, 7), table.act(0, 8)];
    await settled();
    const [, first, second] = socketOf(0).orders;
    const values = { because: "not_shown", clause: "MK-12" };
    socketOf(0).tell({ is: "refused", id: second!.id, why: "IllegalAction", values });
    socketOf(0).tell({ is: "done", id: first!.id });
    await expect(done).resolves.toBeUndefined();
    await expect(refused).rejects.toEqual(new Refusal("IllegalAction", values));
  });

  it("that was not answered is sent again, about the same frame", async () => {
    const done = table.act(0, 7);
    await settled();
    const sent = last(socketOf(0));
    expect(sent).toMatchObject(named());
    const seen = named();
    socketOf(0).break();
    playOne(); // it had landed
    await vi.advanceTimersByTimeAsync(0.5 * SECOND);
    const socket = connect(0);
    expect(socket.orders.slice(1)).toEqual([{ ...seen, id: sent.id }]);
    socket.tell({ is: "done", id: sent.id });
    await expect(done).resolves.toBeUndefined();
    socket.break();
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(connect(0).orders).toHaveLength(1); // the hello alone
  });

  it("made while there is no line is sent once there is one", async () => {
    socketOf(0).break();
    void table.act(0, 7);
    await vi.advanceTimersByTimeAsync(0.5 * SECOND);
    expect(connect(0).orders[1]).toMatchObject(named());
  });

  it("that is never answered shows that the line is dead", async () => {
    void table.act(0, 7);
    await vi.advanceTimersByTimeAsync(15 * SECOND);
    expect(socketOf(0).isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(0.5 * SECOND);
    expect(connect(0).orders[1]).toMatchObject(named());
  });

  it("is explained and looked ahead at from the view alone", async () => {
    const { legal } = await table.frame(0, 0);
    const [illegal] = Array.from(legal.keys()).filter((action) => !legal.includes(action));
    const [reason, none] = await table.whyNot(0, [illegal!, legal[0]!]);
    expect(reason).toBe(match.whyNot(0, illegal!));
    expect(none).toBe(0);
    const { events } = await table.preview(0, legal[0]!);
    expect(events[0]).toMatchObject({ seat: 0 });
    expect(socketOf(0).orders).toHaveLength(1);
  });
});

describe("what is asked for", () => {
  beforeEach(() => {
    sitDown("mark", 2, [1]);
    connect(1);
  });

  const asked: Record<string, () => Promise<void>> = {
    act: () => table.act(1, 7),
    undo: () => table.undo(1),
    answer: () => table.answer(3, false),
    withdraw: () => table.withdraw(),
    ready: () => table.ready(false, "a word"),
    "say in words": () => table.say({ text: "Hello!" }),
    "say a phrase": () => table.say({ phrase: "well-played" }),
    pause: () => table.pause(),
    resume: () => table.resume(),
    end: () => table.end(),
    resign: () => table.resign(),
    leave: () => table.leave(),
    "come back": () => table.comeBack(),
    "let a bot play": () => table.replace(0, STAND_IN),
    "free a seat": () => table.replace(0, HUMAN),
  };

  it.each(Object.entries(ORDERS))("is sent as the server reads it: %s", async (name, wanted) => {
    await table.frame(1, 0);
    const done = asked[name]!();
    await settled();
    const { id, ...order } = last(socketOf(1));
    expect(order).toEqual(wanted);
    socketOf(1).tell({ is: "done", id });
    await expect(done).resolves.toBeUndefined();
  });

  it("is remembered where it is a word for the dice, unless that is refused", async () => {
    const found = () => findings(TABLE, [1], { ...save(match), nonces: ["", "one"] });
    expect(found()).toHaveLength(1); // nothing is known yet
    void table.ready(true, "one");
    expect(found()).toEqual([]); // before any answer: with the last word the table is opened anew
    const refused = table.ready(true, "two");
    await settled();
    const { id } = last(socketOf(1));
    socketOf(1).tell({ is: "refused", id, why: "HasStarted" });
    await expect(refused).rejects.toEqual(new Refusal("HasStarted"));
    expect(found()).toEqual([]);
  });

  it("is given up when the line breaks, and not sent again", async () => {
    const said = table.say({ text: "Hello!" });
    await settled();
    socketOf(1).break();
    await expect(said).rejects.toThrow(Unreachable);
    await expect(table.resign()).rejects.toThrow(Unreachable);
    await vi.advanceTimersByTimeAsync(0.5 * SECOND);
    expect(connect(1).orders).toHaveLength(1);
  });
});

describe("what is told beside the match", () => {
  const scene = (facts: Partial<Scene>): Scene => ({
    is: "scene",
    phase: "playing",
    seats: [{ who: "human", name: "Anna" }, { who: "level:3" }],
    ...facts,
  });
  const clockAt = (now: number): SceneClock => {
    return { kind: "live", move: 0, reserve: 0, now, seats: [] };
  };

  it("says who sits there", () => {
    sitDown("mark", 2, [0]);
    connect(0);
    expect(table.sitters.map(({ who }) => who)).toEqual(["human", "human"]);
    socketOf(0).tell(scene({ phase: "paused" }));
    expect(table.scene).toMatchObject({ phase: "paused" });
    expect(table.sitters).toEqual([
      { name: "Anna", who: "human" },
      { name: "", who: "level:3" },
    ]);
  });

  it("sets the clock by the message that came fastest", () => {
    sitDown("mark", 2, [0]);
    connect(0);
    const ahead = 5000;
    for (const delay of [300, 40, 200]) {
      socketOf(0).tell(scene({ clock: clockAt(steadyTime() + ahead - delay) }));
    }
    expect(table.clockOffset).toBe(ahead - 40);
    socketOf(0).tell(scene({ phase: "paused", clock: clockAt(steadyTime() + ahead) }));
    expect(table.clockOffset).toBe(ahead - 40); // a clock that stands tells no time
  });

  it("is timed by a clock that nobody sets", () => {
    sitDown("mark", 2, [0]);
    connect(0);
    const atServer = steadyTime() + 5000;
    socketOf(0).tell(scene({ clock: clockAt(atServer) }));
    vi.setSystemTime(Date.now() - 600 * SECOND);
    socketOf(0).tell(scene({ clock: clockAt(atServer) }));
    expect(steadyTime() + table.clockOffset).toBe(atServer);
  });

  it("is talk in its order, each line once", async () => {
    sitDown("mark", 2, [0]);
    const line = (index: number) =>
      ({ is: "said", index, seat: 1, name: "Zoé", at: 0, text: `${index}` }) as const;
    const socket = connect(0);
    for (const index of [0, 1, 1]) socket.tell(line(index));
    expect(table.talk.map(({ text }) => text)).toEqual(["0", "1"]);
    socket.break();
    await vi.advanceTimersByTimeAsync(0.5 * SECOND);
    expect(connect(0).orders[0]).toMatchObject({ said: 2 });
  });
});

describe("several people at one device", () => {
  it("have a line each, and one for when they look on together", () => {
    sitDown("mark", 3, [0, 2]);
    const seats = sockets.map(({ address }) => new URL(address).searchParams.get("seat"));
    expect(seats).toEqual(["-1", "0", "2"]);
    connect(-1);
    connect(0);
    expect(table.isConnected).toBe(false);
    connect(2);
    expect(table.isConnected).toBe(true);
  });

  it("are told to hide what only one of them may know", async () => {
    sitDown("autoscooter", 2, [0, 1]);
    for (const viewer of [-1, 0, 1]) connect(viewer);
    expect(await table.frame(0, 0)).toMatchObject({ hasSecrets: refereed(0).hasSecrets });
    while (match.now.waiting.length < 2) playOne();
    for (const viewer of [-1, 0, 1]) tell(viewer, 1);
    expect(await table.frame(0, 0)).toMatchObject({ hasSecrets: true });
  });

  it("see nothing while they were not told equally far", async () => {
    sitDown("mark", 2, [0, 1]);
    for (const viewer of [-1, 0, 1]) connect(viewer);
    const asked = match.now.waiting.join();
    while (match.now.waiting.join() === asked) playOne();
    tell(0, 1);
    const shown = vi.fn();
    void table.frame(0, 0).then(shown);
    tell(-1, 1);
    await settled();
    expect(shown).not.toHaveBeenCalled();
    tell(1, 1);
    await settled();
    expect(shown).toHaveBeenCalledOnce();
  });

  it("are none where only one sits: nothing is hidden from who is alone", async () => {
    sitDown("autoscooter", 2, [0]);
    while (match.now.waiting.length < 2) playOne();
    connect(0);
    expect(await table.frame(0, 0)).toMatchObject({ hasSecrets: false });
  });
});

describe("looking back", () => {
  /** Serves the moments that a viewer of the match has seen; tells how often it was asked. */
  function serveMoments(viewer: number) {
    const referee = new Referee(match.rules);
    referee.load(JSON.stringify(save(match)));
    const count = referee.frame(viewer, 0).number + 1;
    const moments = Array.from({ length: count }, (_, number) => {
      const { view, waiting } = referee.moment(viewer, number);
      return { number, view, ...(waiting.length ? { waiting } : {}) };
    });
    const asked = vi.fn(() => Promise.resolve(new Response(encode(moments))));
    vi.stubGlobal("fetch", asked);
    return { referee, asked };
  }

  it("asks the server only for what was not seen from here", async () => {
    sitDown("mark", 2, [0]);
    for (let played = 0; played < 6; played += 1) playOne();
    connect(0);
    playOne();
    tell(0, 7);
    const { referee, asked } = serveMoments(0);
    expect(await table.moment(0, 7)).toEqual(referee.moment(0, 7));
    expect(await table.moment(0, 6)).toEqual(referee.moment(0, 6));
    expect(asked).not.toHaveBeenCalled();
    expect(await table.moment(0, 2)).toEqual(referee.moment(0, 2));
    expect(asked).toHaveBeenCalledWith("api/tables/abc/moments?seat=0", expect.anything());
    expect(await table.moment(0, 3)).toEqual(referee.moment(0, 3));
    expect(asked).toHaveBeenCalledOnce();
  });

  it("gives the curve that a referee would, to the end", async () => {
    sitDown("mark", 2, [1]);
    while (!match.isOver) playOne();
    connect(1);
    const { referee } = serveMoments(1);
    expect(await table.curve(1)).toEqual(referee.curve(1));
  });
});
