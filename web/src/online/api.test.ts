// What the server's calls send, and what becomes of answers that are none.
import { afterEach, expect, it, vi } from "vitest";
import { Refusal, Unreachable } from "../engine/refusal";
import { cardOf, linksOf, makeOnline, saveOf, takeSeat } from "./api";

const asked = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", asked);
afterEach(() => asked.mockReset());

const answers = (body: unknown, status = 200) =>
  asked.mockResolvedValueOnce(Response.json(body, { status }));

it("asks where the app lies, and sends JSON", async () => {
  answers({ seat: 2 });
  expect(await takeSeat("abc", { secret: "word", name: "Anna" })).toBe(2);
  const [address, request] = asked.mock.calls[0]!;
  expect(address).toBe("api/tables/abc/seats");
  expect(request).toMatchObject({ method: "POST", credentials: "same-origin" });
  expect(JSON.parse(request!.body as string)).toEqual({ secret: "word", name: "Anna" });
});

it("reads seats as numbers, and a save as it is written", async () => {
  answers({ "0": "one", "3": "two" });
  expect([...(await linksOf("abc"))]).toEqual([
    [0, "one"],
    [3, "two"],
  ]);
  asked.mockResolvedValueOnce(new Response('{\n "format": 1}'));
  expect(await saveOf("abc")).toBe('{\n "format": 1}');
});

it("tells why something was refused", async () => {
  answers({ why: "UnknownGame", values: { game: "chess", games: "mark" }, text: "…" }, 404);
  await expect(cardOf("abc")).rejects.toEqual(
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
  await expect(makeOnline({} as never)).rejects.toThrow(Unreachable);
});
