// A sitting: what belongs to one question is gone with it, and what went wrong is told.
import { describe, expect, it, vi } from "vitest";
import { Actions } from "../engine/actions";
import { HIDDEN } from "../engine/events";
import { Referee } from "../engine/referee";
import type { Suggestion } from "../engine/thinker";
import { factsOf, rulesOf } from "../engine/testing";
import { loadUi } from "../games/registry";
import { Session } from "./session.svelte";
import type { Table } from "./table";
import { SUGGESTION, tableAt } from "./testing";

vi.mock("$lib/sound", () => ({ play: () => {} }));
vi.mock("$lib/settings.svelte", () => ({
  settings: { language: "en", confirm: "always" },
  tempo: () => 0,
}));

const facts = factsOf("mark");
const actions = Actions.of(facts);
const ui = await loadUi("mark");
const OPTIONS = { first_player: "seat_1" };

let referee: Referee;
let listeners: Set<() => void>;
let table: Table;
let session: Session;

function tableOf(mine: number[]): Table {
  return tableAt(referee, facts, { players: 2, mine }, listeners);
}

/** Begins a match in which the first seat is asked for a phase of this kind of action. */
async function sitDown(kind: string, mine: number[]): Promise<void> {
  for (let seed = 0; ; seed += 1) {
    referee = new Referee(rulesOf("mark"));
    const seats = ["human", "human"];
    referee.start({ players: 2, seats, names: [], options: OPTIONS, seed: String(seed) });
    if (actions.kindOf(referee.frame(0, 0).legal[0]!).name === kind) break;
  }
  listeners = new Set();
  table = tableOf(mine);
  session = new Session(table, ui);
  await session.open();
}

/** Everything that hangs on promises alone has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("opening", () => {
  it("tells once what is heard of while it goes on", async () => {
    await sitDown("take", [0]);
    await table.act(0, session.choice!.legal[0]!);
    const late = tableOf([1]); // of somebody who comes now
    let tell = () => {};
    const isTold = new Promise<void>((resolve) => (tell = resolve));
    const { frame } = late;
    late.frame = async (...asked) => {
      await isTold;
      return frame(...asked);
    };
    const other = new Session(late, ui);
    const opening = other.open();
    for (const listener of listeners) listener();
    tell();
    await opening;
    await other.caughtUp;
    const listed = other.lines.map(({ number, event }) => JSON.stringify([number, event]));
    expect(listed.length).toBeGreaterThan(1);
    expect(new Set(listed).size).toBe(listed.length);
    expect(other.problem).toBeNull();
  });
});

describe("a hint", () => {
  it("that comes when another question is asked is not shown", async () => {
    await sitDown("bid", [0, 1]);
    session.viewer = 0;
    let tell = (_hints: Suggestion[]) => {};
    table.suggest = () => new Promise((resolve) => (tell = resolve));
    await session.unveil();
    const hinted = session.hint();
    session.choice!.propose(actions.parse("bid 3")!);
    await session.confirm();
    await session.caughtUp;
    expect(session.veil).toBe(1);
    await session.unveil();
    tell([SUGGESTION]);
    await hinted;
    expect(session.viewer).toBe(1);
    expect(session.hints).toBeNull();
    expect(session.isThinking).toBe(false);
  });

  it("shown on the board takes the place of what was proposed", async () => {
    await sitDown("take", [0]);
    const [first, second] = session.choice!.legal;
    await session.propose(first!);
    expect(session.shown).not.toBe(session.theatre.state);
    session.point(second!);
    expect(session.choice!.proposal).toBeNull();
    expect(session.shown).toBe(session.theatre.state);
  });
});

describe("what is played alone", () => {
  it("is not played again when it was taken back, until a move was made by hand", async () => {
    await sitDown("take", [0]);
    const [first, last] = ui.path(actions.decode(session.choice!.legal[0]!), 0);
    const playAlone = async () => {
      session.choice!.press(first!);
      await session.playAlone(last!);
      await session.caughtUp;
    };
    await playAlone();
    expect(session.frame!.number).toBe(1);
    await session.undo();
    await session.caughtUp;
    await playAlone();
    expect(session.frame!.number).toBe(0);
    await session.press(last!);
    await session.confirm();
    await session.caughtUp;
    expect(session.frame!.number).toBe(1);
  });
});

/** The first of two people at one device has bid, and the second is to look. */
async function bidInSecret(): Promise<void> {
  await sitDown("bid", [0, 1]);
  await session.unveil();
  session.choice!.propose(actions.parse("bid 3")!);
  await session.confirm();
  await session.caughtUp;
  expect(session.veil).toBe(1);
}

describe("a secret choice at a shared device", () => {
  it("can be taken back before the next one looks", async () => {
    await bidInSecret();
    expect(session.secretive).toEqual([0]);
    await session.revise(0);
    expect([session.viewer, session.veil]).toEqual([0, null]);
    expect(session.choice).not.toBeNull();
    expect(session.secretive).toEqual([]);
  });

  it("stays covered if it can't be taken back", async () => {
    await bidInSecret();
    table.undo = () => Promise.reject(new Error("lost"));
    await session.revise(0);
    expect(session.veil).toBe(1);
    expect(session.problem?.message).toBe("lost");
  });

  it("is nothing for the next one to undo", async () => {
    await bidInSecret();
    await session.unveil();
    expect(session.frame!.undo).toBeNull();
  });

  it("is not told in the log, nor shown as it happens", async () => {
    await bidInSecret();
    expect(session.theatre.now!.event).toMatchObject({ kind: "bid", seat: 0, amount: 3 });
    expect(session.now!.event).toMatchObject({ kind: "bid", seat: 0, amount: HIDDEN });
    expect(session.lines.at(-1)!.event).toMatchObject({ kind: "bid", amount: HIDDEN });
    expect(session.lines[0]).toEqual(session.theatre.lines[0]);
  });

  it("is covered while people look on together", async () => {
    await sitDown("bid", [0, 1]);
    await session.unveil();
    expect(session.isShared).toBe(false);
    session.choice!.propose(actions.parse("bid 3")!);
    const confirmed = session.confirm();
    expect(session.isShared).toBe(true);
    await confirmed;
  });
});

describe("what others choose meanwhile", () => {
  it("leaves what one is about to choose oneself", async () => {
    await sitDown("bid", [0]);
    await session.propose(actions.parse("bid 3")!);
    const { choice, preview } = session;
    await table.act(1, actions.parse("bid 2")!);
    await session.caughtUp;
    expect(session.frame!.number).toBe(1);
    expect(session.choice).toBe(choice);
    expect(session.choice!.proposal).toBe(actions.parse("bid 3"));
    expect(session.preview).toBe(preview);
  });

  /** Bids, and lets the table say when it hears of it, and what it answers. */
  async function bidAfar() {
    await sitDown("bid", [0]);
    const { act } = table;
    let [take, answer, refuse] = [async () => {}, () => {}, (_why: Error) => {}];
    table.act = (...given) => {
      take = () => act(...given);
      return new Promise((resolve, reject) => ([answer, refuse] = [resolve, reject]));
    };
    await session.propose(actions.parse("bid 3")!);
    const confirmed = session.confirm();
    const rivalBids = async () => {
      await act(1, actions.parse("bid 2")!);
      await session.caughtUp;
    };
    return { confirmed, rivalBids, take, answer, refuse };
  }

  it("asks nobody again whose own move is on its way", async () => {
    const { confirmed, rivalBids, take, answer } = await bidAfar();
    const { preview } = session;
    await rivalBids();
    expect(session.frame).toMatchObject({ number: 1, waiting: [0] });
    expect(session.choice).toBeNull();
    expect(session.isUnderWay).toBe(true);
    expect(session.preview).toBe(preview);
    await take();
    answer();
    await confirmed;
    await session.caughtUp;
    expect(session.frame!.number).toBe(2);
    expect(session.choice !== null).toBe(session.frame!.waiting.includes(0));
    expect(session.problem).toBeNull();
  });

  it("does so again if that move is refused", async () => {
    const { confirmed, rivalBids, refuse } = await bidAfar();
    await rivalBids();
    refuse(new Error("late"));
    await confirmed;
    expect(session.problem?.message).toBe("late");
    expect(session.choice?.dial).not.toBeNull();
  });

  it("and takes back asks nobody again either, until that move is answered", async () => {
    const { confirmed, rivalBids, answer } = await bidAfar();
    await rivalBids();
    await table.undo(1, []);
    await session.caughtUp;
    expect(session.frame).toMatchObject({ number: 0, undone: 1 });
    expect(session.choice).toBeNull();
    answer(); // it counts for nothing, and yet nobody is left waiting
    await confirmed;
    await settled();
    expect(session.choice?.dial).not.toBeNull();
  });
});

describe("a proposal", () => {
  it("is shown no farther than its board wants", async () => {
    await sitDown("take", [0]);
    const [first] = session.choice!.legal;
    await session.propose(first!);
    const { state } = session.theatre;
    expect(session.shown).not.toEqual(state);
    session = new Session(table, { ...ui, endsPreview: () => true });
    await session.open();
    await session.propose(first!);
    expect(session.preview!.events).not.toEqual([]);
    expect(session.shown).toEqual(state);
  });

  it("is never drawn upon what has come of it, though its answer is still missing", async () => {
    await sitDown("take", [0]);
    await session.propose(session.choice!.legal[0]!);
    const { act } = table;
    table.act = async (...given) => {
      await act(...given);
      return new Promise(() => {});
    };
    void session.confirm();
    while (session.frame!.number === 0) await Promise.resolve();
    expect(session.theatre.isPlaying).toBe(false);
    expect(session.shown).toBe(session.theatre.state);
    await session.caughtUp;
    expect(session.isUnderWay).toBe(true);
  });
});

describe("what is told to a person", () => {
  it("about a press is gone when the next question is asked", async () => {
    await sitDown("take", [0]);
    await session.press("row.4");
    expect(session.whyNot).not.toBeNull();
    await table.act(0, session.choice!.legal[0]!);
    await session.caughtUp;
    expect(session.whyNot).toBeNull();
  });

  it("about a press is gone when a hint is asked for, and that when the next question is", async () => {
    await sitDown("take", [0]);
    await session.press("row.4");
    await session.hint();
    expect(session.whyNot).toBeNull();
    expect(session.hints).not.toBeNull();
    await table.act(0, session.choice!.legal[0]!);
    await session.caughtUp;
    expect(session.hints).toBeNull();
  });

  it("about a move that failed stays, and the move can be made again", async () => {
    await sitDown("bid", [0]);
    table.act = () => Promise.reject(new Error("lost"));
    session.choice!.propose(actions.parse("bid 3")!);
    await session.confirm();
    await settled();
    expect(session.problem?.message).toBe("lost");
    expect(session.choice?.dial).not.toBeNull();
  });

  it("about a look ahead that failed is told once", async () => {
    await sitDown("bid", [0]);
    const preview = vi.fn(() => Promise.reject(new Error("trap")));
    table.preview = preview;
    await table.undo(0, []).catch(() => {});
    await session.open();
    await settled();
    expect(session.problem?.message).toBe("trap");
    expect(preview).toHaveBeenCalledTimes(1);
  });
});
