import { beforeEach, expect, test, vi } from "vitest";
import type { RemoteTable } from "./remote.svelte";
import { sayHappened, Talk, wordsOf } from "./talk.svelte";
import type { Said } from "./wire";

const said = (index: number, seat: number, words: Partial<Said> = { text: "so" }): Said => ({
  is: "said",
  index,
  seat,
  name: `P${seat}`,
  at: 0,
  ...words,
});

/** A table at which this device has the first seat. */
const tableOf = (talk: Said[], mine = [0]) => ({ id: "t1", mine, talk }) as unknown as RemoteTable;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("what others said is unread until it was seen, and stays read", () => {
  const table = tableOf([said(0, 0), said(1, 1), said(2, 1)]);
  const talk = new Talk(table);
  expect(talk.unread.map(({ index }) => index)).toEqual([1, 2]);
  talk.markRead();
  expect(talk.unread).toEqual([]);
  const later = new Talk(tableOf([...table.talk, said(3, 2)]));
  expect(later.unread.map(({ index }) => index)).toEqual([3]);
});

test("who is muted is neither read nor unread, also after a reload", () => {
  const table = tableOf([said(0, 1), said(1, 2)]);
  new Talk(table).mute(1, true);
  const talk = new Talk(table);
  expect(talk.isMuted(1)).toBe(true);
  expect(talk.lines.map(({ seat }) => seat)).toEqual([2]);
  expect(talk.unread.map(({ seat }) => seat)).toEqual([2]);
  talk.mute(1, false);
  expect(talk.lines).toHaveLength(2);
});

test("what was kept and cannot be read is as if nothing had been", () => {
  localStorage.setItem("rejouons.talk.t1", "{");
  expect(new Talk(tableOf([said(0, 1)])).unread).toHaveLength(1);
  localStorage.setItem("rejouons.talk.t1", '{"read": "all", "muted": 7}');
  expect(new Talk(tableOf([said(0, 1)])).unread).toHaveLength(1);
});

test("only who has a seat may speak", () => {
  expect(new Talk(tableOf([])).maySpeak).toBe(true);
  expect(new Talk(tableOf([], [])).maySpeak).toBe(false);
});

test("known phrases are said in the reader's language, words as they are", () => {
  expect(wordsOf(said(0, 1, { phrase: "hello" }))).toBe("online-phrase-hello");
  expect(wordsOf(said(0, 1, { text: "<b>hello</b>" }))).toBe("<b>hello</b>");
  expect(wordsOf(said(0, 1, { phrase: "web-title" }))).toBe("");
});

test("what happened at a seat stays in the talk, and is nobody's word to be read", () => {
  const left = said(0, 1, { happened: "left" });
  const talk = new Talk(tableOf([left]));
  expect(talk.lines).toEqual([left]);
  expect(talk.unread).toEqual([]);
  expect(sayHappened(left)).toBe("online-happened-left");
});
