// Looking back in the background: seat by seat, kept, and stopped by whoever leaves.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { costOf } from "../engine/account";
import type { Judgement } from "../engine/judge";
import { factsOf, goldenSave } from "../engine/testing";
import { Hindsight } from "./hindsight.svelte";

const calls = vi.hoisted(() => ({
  asked: [] as number[],
  held: [] as (() => void)[],
  refused: [] as ((why: Error) => void)[],
  open: 0,
}));

vi.mock("../engine/thread", () => ({
  Thread: class {
    constructor() {
      calls.open += 1;
    }
    close() {
      calls.open -= 1;
    }
    call(method: string, [number]: [number]): Promise<unknown> {
      if (method === "review") return Promise.resolve({ choices: CHOICES });
      calls.asked.push(number);
      return new Promise((resolve, reject) => {
        calls.held.push(() => resolve(judged(number)));
        calls.refused.push(reject);
      });
    }
  },
}));
vi.mock("../table/engines", () => ({
  BEGIN_PATIENCE: 0,
  begin: () => Promise.resolve(),
  engineOfSave: () => Promise.resolve({ facts: factsOf("mark"), module: null, board: null }),
}));

const CHOICES = [1, 2, 3, 4].map((number) => ({ number, seat: number % 2 }));
/** A record of the match with something in it that no look back has written. */
const NAMED = (found: unknown) => `[{"match":THE MATCH,"found":${JSON.stringify(found)}}]`;
const SAVE = goldenSave("mark", "all_rows.v1");

function judged(number: number): Judgement {
  const cost = number / 100;
  return {
    ...{ number, seat: number % 2, action: 1, best: 2 },
    ...{ chance: 0.5 - cost, bestChance: 0.5, isMistake: number > 1 },
  };
}

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  Object.assign(calls, { asked: [], held: [], refused: [], open: 0 });
});

const opened = () => new Hindsight(Promise.resolve(SAVE));

/** Lets the search answer once it is asked. */
async function answer(): Promise<void> {
  await vi.waitFor(() => expect(calls.held.length).toBeGreaterThan(0));
  calls.held.shift()!();
}

async function lookedAt(hindsight: Hindsight, seat: number): Promise<void> {
  const looking = hindsight.lookAt(seat);
  await answer();
  await answer();
  await looking;
}

describe("hindsight", () => {
  it("judges the choices of one seat, and tells mistakes as they are found", async () => {
    const hindsight = opened();
    const looking = hindsight.lookAt(1);
    await answer();
    await vi.waitFor(() => expect(calls.asked).toEqual([1, 3]));
    expect([hindsight.done, hindsight.all, hindsight.isDone]).toEqual([1, 2, false]);
    expect(hindsight.account?.mistakes).toBe(0);
    await answer();
    await looking;
    expect(hindsight.isDone).toBe(true);
    expect(hindsight.account?.costliest.map(costOf)).toEqual([expect.closeTo(0.03)]);
  });

  it("is kept: no search is asked again, for that seat", async () => {
    const first = opened();
    await lookedAt(first, 1);
    const again = opened();
    await again.lookAt(1);
    expect(again.account).toEqual(first.account);
    expect(calls.open).toBe(1); // the first one's
    const other = again.lookAt(0);
    await vi.waitFor(() => expect(calls.asked.at(-1)).toBe(2));
    again.close();
    expect(await Promise.race([other, Promise.resolve("asked")])).toBe("asked");
  });

  it("turns to another seat at once, and keeps no half of the first", async () => {
    const hindsight = opened();
    void hindsight.lookAt(1);
    await vi.waitFor(() => expect(calls.asked).toEqual([1]));
    const looking = hindsight.lookAt(0);
    await answer();
    await answer();
    await answer();
    await looking;
    expect(hindsight.account?.seat).toBe(0);
    expect(hindsight.account?.costliest.map(({ number }) => number)).toEqual([4, 2]);
    expect(localStorage.getItem("rejouons.reviews")).not.toContain('"1":');
  });

  it("stops when it is closed", async () => {
    const hindsight = opened();
    void hindsight.lookAt(1);
    await vi.waitFor(() => expect(calls.asked).toEqual([1]));
    hindsight.close();
    expect(calls.open).toBe(0);
    await answer();
    await Promise.resolve();
    expect(calls.asked).toEqual([1]);
  });

  it("begins no search for whoever has left before the match was read", async () => {
    const hindsight = opened();
    const looking = hindsight.lookAt(1);
    hindsight.close();
    await looking;
    expect([calls.open, calls.asked]).toEqual([0, []]);
  });

  it("goes on after it was closed, for whoever comes back", async () => {
    const hindsight = opened();
    void hindsight.lookAt(1);
    await vi.waitFor(() => expect(calls.asked).toEqual([1]));
    hindsight.close();
    calls.held = [];
    await lookedAt(hindsight, 1);
    expect([hindsight.isDone, calls.open]).toEqual([true, 1]);
  });

  it.each([
    "null",
    "[null]",
    "[7]",
    "{}",
    "damaged",
    NAMED(null),
    NAMED({ 1: 7 }),
    NAMED({ 1: [null] }),
  ])("finds anew what is damaged on the device: %s", async (stored) => {
    const first = opened();
    await lookedAt(first, 1);
    const kept = localStorage.getItem("rejouons.reviews")!;
    const [{ match }] = JSON.parse(kept) as [{ match: string }];
    localStorage.setItem(
      "rejouons.reviews",
      stored.replace("THE MATCH", () => JSON.stringify(match)),
    );
    const again = opened();
    await lookedAt(again, 1);
    expect(again.failure).toBeNull();
    expect(again.account).toEqual(first.account);
    expect(localStorage.getItem("rejouons.reviews")).toBe(kept);
  });

  it("forgets what went wrong when another seat is looked at", async () => {
    const hindsight = opened();
    const looking = hindsight.lookAt(1);
    await vi.waitFor(() => expect(calls.refused.length).toBeGreaterThan(0));
    calls.refused.shift()!(new Error("lost"));
    await looking;
    expect(hindsight.failure).toEqual(new Error("lost"));
    calls.held = [];
    await lookedAt(hindsight, 0);
    expect(hindsight.failure).toBeNull();
  });

  it("says what went wrong", async () => {
    const hindsight = new Hindsight(Promise.reject(new Error("gone")));
    await hindsight.lookAt(0);
    expect(hindsight.failure).toEqual(new Error("gone"));
  });
});
