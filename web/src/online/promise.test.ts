// What was shown and given before a match is held against the match at its end.
import { beforeEach, expect, test, vi } from "vitest";
import type { Save } from "../engine/saves";

const KEY = "rejouons.promises";
const OTHER_COMMITMENT = { text: "online-dice-commitment", isBroken: true };
const OTHER_WORD = { text: "online-dice-word", isBroken: true };
const UNKNOWN = { text: "online-dice-unknown", isBroken: false };

let items: Map<string, string>;
let hasRoom: boolean;

beforeEach(() => {
  items = new Map();
  hasRoom = true;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!hasRoom) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
  });
});

/** The module as a page that was just opened has it. */
async function opened() {
  vi.resetModules();
  return import("./promise");
}

const given = (seat: number, word: string, commitment = "c1", table = "t1") => {
  return { table, seat, commitment, word };
};
const saved = (commitment: string, ...nonces: string[]) => ({ commitment, nonces }) as Save;

test("what is as it was promised needs no word, also after a reload", async () => {
  (await opened()).promise(given(1, "mine"));
  const { findings } = await opened();
  expect(findings("t1", [1], saved("c1", "theirs", "mine"))).toEqual([]);
});

test("a commitment that was exchanged is found, and a word that was", async () => {
  const { findings, promise } = await opened();
  promise(given(1, "mine"));
  expect(findings("t1", [1], saved("c2", "", "mine"))).toEqual([OTHER_COMMITMENT]);
  expect(findings("t1", [1], saved("c1", "mine", "theirs"))).toEqual([OTHER_WORD]);
  expect(findings("t1", [1], saved("c1"))).toEqual([OTHER_WORD]);
  expect(findings("t1", [1], saved("c2", "", "no"))).toEqual([OTHER_COMMITMENT, OTHER_WORD]);
});

test("whoever thinks better of it is held to the last word, and the server to the first commitment", async () => {
  const { findings, promise } = await opened();
  promise(given(0, "one"));
  promise(given(0, "two", "c2"));
  expect(findings("t1", [0], saved("c1", "two"))).toEqual([]);
  expect(findings("t1", [0], saved("c2", "two"))).toEqual([OTHER_COMMITMENT]);
});

test("a word that was refused leaves the former one", async () => {
  const { findings, promise } = await opened();
  const takeBack = promise(given(0, "one"));
  promise(given(0, "two"))();
  expect(findings("t1", [0], saved("c1", "one"))).toEqual([]);
  takeBack();
  expect(findings("t1", [0], saved("c1", "one"))).toEqual([UNKNOWN]);
});

test("every seat of the device is compared; of seats that went elsewhere, the commitment", async () => {
  const { findings, promise } = await opened();
  promise(given(0, "one"));
  promise(given(2, "three"));
  expect(findings("t1", [0, 2], saved("c1", "one", "", "three"))).toEqual([]);
  expect(findings("t1", [0, 2], saved("c1", "one", "", "3"))).toEqual([OTHER_WORD]);
  expect(findings("t1", [0, 1], saved("c1", "one", "two", ""))).toEqual([UNKNOWN]);
  expect(findings("t1", [], saved("c1", "?", "", "?"))).toEqual([]);
  expect(findings("t1", [], saved("c2"))).toEqual([OTHER_COMMITMENT]);
});

test("nothing is claimed where nothing was kept", async () => {
  const { findings, promise } = await opened();
  promise(given(0, "one", "c1", "another table"));
  expect(findings("t1", [0], saved("c2", "two"))).toEqual([UNKNOWN]);
  expect(findings("t1", [], saved("c2", "two"))).toEqual([UNKNOWN]);
});

test.each(["{", "null", '{"t1": 1}', '[null, 7, {"table": "t1", "seat": 0}]'])(
  "what was kept and cannot be read is as if nothing had been: %s",
  async (text) => {
    items.set(KEY, text);
    const { findings, promise } = await opened();
    expect(findings("t1", [0], saved("c2", "two"))).toEqual([UNKNOWN]);
    promise(given(0, "two", "c2"));
    expect(findings("t1", [0], saved("c2", "two"))).toEqual([]);
  },
);

test("a storage without room still holds it until the page is closed", async () => {
  const { findings, promise } = await opened();
  promise(given(0, "one"));
  hasRoom = false;
  promise(given(0, "two"));
  expect(findings("t1", [0], saved("c1", "two"))).toEqual([]);
  vi.stubGlobal("localStorage", undefined);
  expect(findings("t1", [0], saved("c1", "two"))).toEqual([]);
});

test("old tables are forgotten", async () => {
  const { findings, promise } = await opened();
  for (let table = 0; table < 300; table += 1) promise(given(0, "one", "c1", `t${table}`));
  expect(findings("t99", [0], saved("c1", "one"))).toEqual([UNKNOWN]);
  expect(findings("t100", [0], saved("c1", "one"))).toEqual([]);
  expect(JSON.parse(items.get(KEY)!)).toHaveLength(200);
});

test("a word is tidied as the server does it", async () => {
  const { tidied } = await opened();
  expect(tidied("  le\u0301on \t et\u00a0\u200b moi\u202e ")).toBe("léon et moi");
  expect(tidied("\u200d \u0007")).toBe("");
  expect(tidied("\u3164 \u0301")).toBe("");
});
