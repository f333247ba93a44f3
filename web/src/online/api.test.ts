// What the server's calls send, and what becomes of answers that are none.
import { beforeEach, expect, it, vi } from "vitest";
import { Refusal, Unreachable } from "../engine/refusal";
import type { NewTable } from "./wire";

const asked = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", asked);

let api: typeof import("./api"); // as a page that was just opened has it
beforeEach(async () => {
  asked.mockReset();
  vi.resetModules();
  vi.doMock("../engine/refusal", () => ({ Refusal, Unreachable })); // the same for all pages
  api = await import("./api");
});

const answers = (body: unknown, status = 200) =>
  asked.mockResolvedValueOnce(Response.json(body, { status }));

/** What was asked, by its address below `api/`. */
const calls = () =>
  asked.mock.calls.map(([address, { method = "GET" } = {}]) => `${method} ${address as string}`);

it("asks where the app lies, and sends JSON", async () => {
  answers({ isKnown: true });
  answers({ seat: 2 });
  expect(await api.takeSeat("abc", { secret: "word", name: "Anna" })).toBe(2);
  const [address, request] = asked.mock.calls[1]!;
  expect(address).toBe("api/tables/abc/seats");
  expect(request).toMatchObject({ method: "POST", credentials: "same-origin" });
  expect(JSON.parse(request!.body as string)).toEqual({ secret: "word", name: "Anna" });
});

it("is somebody before it takes a seat, and asks for that once", async () => {
  for (const isKnown of [false, true, true]) answers({ isKnown }); // GET, POST, GET
  answers({ table: "abc" });
  expect(await api.makeOnline({} as NewTable)).toBe("abc");
  answers({ seat: 1 });
  await api.takeSeat("abc", { seat: 1, name: "Anna" });
  expect(calls()).toEqual([
    ...["GET api/me", "POST api/me", "GET api/me"],
    ...["POST api/tables", "POST api/tables/abc/seats"],
  ]);
});

it.each([
  ["makes no table", () => api.makeOnline({} as NewTable)],
  ["takes no seat", () => api.takeSeat("abc", { secret: "word", name: "Anna" })],
])("%s where cookies are blocked: it would be nobody's", async (_, take) => {
  for (const isKnown of [false, true, false]) answers({ isKnown });
  await expect(take()).rejects.toEqual(new Refusal("NoCookies"));
  expect(calls()).toEqual(["GET api/me", "POST api/me", "GET api/me"]);
  for (const isKnown of [false, true, true]) answers({ isKnown }); // they were allowed meanwhile
  answers({ table: "abc", seat: 0 });
  await expect(take()).resolves.toBeDefined();
});

it("reads seats as numbers, and a save as it is written", async () => {
  answers({ "0": "one", "3": "two" });
  expect([...(await api.linksOf("abc"))]).toEqual([
    [0, "one"],
    [3, "two"],
  ]);
  asked.mockResolvedValueOnce(new Response('{\n "format": 1}'));
  expect(await api.saveOf("abc")).toBe('{\n "format": 1}');
});

it("tells why something was refused", async () => {
  answers({ why: "UnknownGame", values: { game: "chess", games: "mark" }, text: "…" }, 404);
  await expect(api.cardOf("abc")).rejects.toEqual(
    new Refusal("UnknownGame", { game: "chess", games: "mark" }),
  );
});

it.each([
  ["no network", () => asked.mockRejectedValueOnce(new TypeError("failed"))],
  ["a page", () => asked.mockResolvedValueOnce(new Response("<html>", { status: 404 }))],
  ["a page that is found", () => asked.mockResolvedValueOnce(new Response("<html>"))],
  ["an error of somebody else", () => answers({ detail: "?" }, 500)],
])("says that no tables are kept there: %s", async (_, happens) => {
  happens();
  await expect(api.makeOnline({} as NewTable)).rejects.toThrow(Unreachable);
});
