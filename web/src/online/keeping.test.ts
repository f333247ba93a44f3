// A finished match is taken in once, and a storage that is full by then keeps nobody from it.
import { beforeEach, expect, it, vi } from "vitest";
import { keep } from "../table/storage";
import { keptHere } from "./keeping";

const takeTable = vi.hoisted(() => vi.fn<(save: string) => Promise<string>>());
vi.mock("../table/making", () => ({ takeTable }));

const SAVE = JSON.stringify({ game: "mark", over: true });
let isFull: boolean;

beforeEach(() => {
  isFull = false;
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
  });
  takeTable.mockReset();
  takeTable.mockImplementation((save) => {
    keep("here", save, []);
    return Promise.resolve("here");
  });
});

const look = (table: string) => keptHere(table, () => Promise.resolve(SAVE));

it("is taken in once", async () => {
  expect([await look("one"), await look("one")]).toEqual(["here", "here"]);
  expect(takeTable).toHaveBeenCalledOnce();
});

it("is looked at, though there is no room to note where it is kept", async () => {
  takeTable.mockImplementation((save) => {
    keep("here", save, []);
    isFull = true;
    return Promise.resolve("here");
  });
  expect([await look("two"), await look("two")]).toEqual(["here", "here"]);
  expect(takeTable).toHaveBeenCalledOnce();
});
