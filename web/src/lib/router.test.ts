// What an address leads to; what is none leads to the shelf.
import { beforeAll, expect, it, vi } from "vitest";
import type { Route } from "./router.svelte";

let routeOf: (hash: string) => Route;

beforeAll(async () => {
  const page = new EventTarget();
  const location = { hash: "" };
  vi.stubGlobal("location", location);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const { route } = await import("./router.svelte");
  routeOf = (hash) => {
    location.hash = hash;
    page.dispatchEvent(new Event("hashchange"));
    return route();
  };
});

const TABLE = "0123456789abcdef0123";

it("leads to an online table, and to a seat at one", () => {
  expect(routeOf(`#/online/${TABLE}`)).toEqual({ screen: "online", table: TABLE });
  const secret = "1.a-b_c";
  expect(routeOf(`#/join/${TABLE}/${secret}`)).toEqual({ screen: "join", table: TABLE, secret });
  expect(routeOf(`#/join/${TABLE}`)).toEqual({ screen: "join", table: TABLE, secret: "" });
});

it.each(["", "mine", "..", "..%2f..", `${TABLE}?`, "javascript:alert(1)", "%", "constructor"])(
  "leads to the shelf where no server has named a table so: %s",
  (table) => {
    expect(routeOf(`#/online/${table}`)).toEqual({ screen: "shelf" });
    expect(routeOf(`#/join/${table}/0.x`)).toEqual({ screen: "shelf" });
  },
);
