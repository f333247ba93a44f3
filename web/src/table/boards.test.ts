// Boards of somebody's own: found where they are kept or offered, and kept no longer than needed.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { factsOf, printedBoard } from "../engine/testing";
import { keepBoard, offeredBoards, ownBoard } from "./boards";
import { forget, keep } from "./storage";

const { board, pack, save } = printedBoard("ave_cesar");
const facts = factsOf("ave_cesar");
const other = { ...pack, facts: { ...board, name: "Léa’s" }, name: "Léa’s" };
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("rejouons.board."));

/** A device that keeps what it is told. */
function device(): Storage {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void delete items[key],
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(items, name, { value }); // not listed among the keys
  }
  return items as unknown as Storage;
}

/** A server that answers so to the question for boards. */
function serve(answer: () => Response): void {
  vi.stubGlobal("fetch", () => Promise.resolve().then(answer));
}

beforeEach(() => {
  vi.stubGlobal("localStorage", device());
  serve(() => Response.json([pack, { ...pack, rules: 99 }]));
});

describe("boards that are offered", () => {
  it("are those that fit the game", async () => {
    expect(await offeredBoards(facts)).toEqual([pack]);
    expect(await offeredBoards(factsOf("mark"))).toEqual([]);
  });

  it.each([
    ["nothing there", () => new Response("", { status: 404 })],
    ["a page", () => new Response("<p>")],
    ["something else", () => Response.json({})],
    ["no network", () => expect.unreachable()],
  ])("are none where there is %s", async (_, answer) => {
    serve(answer);
    expect(await offeredBoards(facts)).toEqual([]);
  });
});

describe("the board of a match", () => {
  it("is the box's where the match tells none", async () => {
    expect(await ownBoard(facts, undefined)).toBeNull();
    expect(await ownBoard(facts, null)).toBeNull();
  });

  it("comes from the server", async () => {
    expect(await ownBoard(facts, board)).toEqual(pack);
  });

  it("comes from the device where the server has none", async () => {
    keepBoard(pack);
    serve(() => Response.json([]));
    expect(await ownBoard(facts, board)).toEqual(pack);
  });

  it("comes from the server where the device's is damaged", async () => {
    keepBoard(pack);
    localStorage.setItem(kept()[0]!, "{");
    expect(await ownBoard(facts, board)).toEqual(pack);
  });

  it("is refused by its name where nobody knows it", async () => {
    await expect(ownBoard(facts, other.facts)).rejects.toMatchObject({
      why: "NoBoard",
      values: { name: "Léa’s" },
    });
  });
});

describe("a kept board", () => {
  it("stays while a table is played on it, and no longer", () => {
    keep("broken", '{"game": "mark"}', []);
    keepBoard(pack);
    keep("table", save, []);
    keepBoard(other);
    expect(kept()).toHaveLength(2);
    forget("table");
    keepBoard(other);
    expect(kept()).toHaveLength(1);
  });
});
