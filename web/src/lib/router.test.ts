// What an address leads to; what is none leads to the shelf.
import { beforeAll, expect, it, vi } from "vitest";
import type { Route } from "./router.svelte";

let routeOf: (hash: string) => Route;
let replaceRoute: (next: Route) => void;
const location = { hash: "" };

beforeAll(async () => {
  const page = new EventTarget();
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", {
    replaceState: (_: unknown, __: string, address: string) => (location.hash = address),
  });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const { route, ...router } = await import("./router.svelte");
  replaceRoute = router.replaceRoute;
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

it("follows the place of a scrubber, but not over an address that was asked for since", () => {
  routeOf("#/replay/mine/3");
  replaceRoute({ screen: "replay", table: "mine", number: 4 });
  expect(location.hash).toBe("#/replay/mine/4");
  location.hash = "#/table/mine"; // which the page has yet to hear
  replaceRoute({ screen: "replay", table: "mine", number: 5 });
  expect(location.hash).toBe("#/table/mine");
});
