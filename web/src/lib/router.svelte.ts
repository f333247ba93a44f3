// Where the person is, kept in the address after the #, so that any static server will do.
import { clear, whenBare } from "./back";

export type Route =
  | { screen: "shelf" }
  | { screen: "setup"; game: string; isOnline?: boolean }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string; number: number | null }
  | { screen: "lesson"; game: string }
  | { screen: "rules"; game: string; clause: string | null }
  | { screen: "online"; table: string } // wherever it stands: before, during or after the match
  | { screen: "join"; table: string; secret: string } // the link of a seat
  | { screen: "lobby" }
  | { screen: "settings"; from?: Seated }; // which leads back there

type Seated = { screen: "table"; table: string } | { screen: "online"; table: string };

let hash = $state(location.hash);
let heard = location.hash; // the address that the browser told last, or was told
let before: string | null = null; // where a step from here to there has led away from
addEventListener("hashchange", () => {
  if (hash !== location.hash) before = null; // a step of the person's own
  hash = heard = location.hash;
});

const current = $derived(parse(hash));

export function route(): Route {
  return current;
}

export function go(next: Route): void {
  before = hash;
  hash = address(next); // at once: the screen that is left must not change the address any more
  clear(() => (location.hash = heard = hash));
}

/** Goes back there: by the step that has led here, if it came from there. */
export function goBack(to: Route): void {
  if (hash === address(to)) return; // on the way there already
  if (before !== address(to)) return go(to);
  before = null;
  hash = address(to); // at once: whoever presses again is there already
  history.back();
}

/** Goes there in place of where the person is: Back leads to what was before. */
export function goInstead(next: Route): void {
  hash = address(next);
  clear(write);
}

/** Changes the address without a step back to it: a scrubber's place. */
export function replaceRoute(next: Route): void {
  if (location.hash !== heard) return; // another one was asked for, which is yet to be heard
  hash = address(next); // the browser tells only of addresses that the person asks for
  whenBare(() => {
    if (location.hash === heard) write(); // or another one was asked for meanwhile
  });
}

function write(): void {
  history.replaceState(null, "", hash);
  heard = location.hash;
}

/** Follows a link that lies over a screen: what it lies on goes with the screen. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href^="#"]');
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || isElsewhere || event.defaultPrevented) return;
  event.preventDefault();
  go(parse(link.getAttribute("href")!));
}

export function address(to: Route): string {
  switch (to.screen) {
    case "shelf":
      return "#/";
    case "settings":
      return `#/settings${to.from ? address(to.from).slice(1) : ""}`;
    case "lobby":
      return "#/lobby";
    case "online":
      return `#/online/${to.table}`;
    case "join":
      return `#/join/${to.table}/${to.secret}`;
    case "setup":
      return `#/new/${to.game}${to.isOnline ? "/online" : ""}`;
    case "lesson":
      return `#/lesson/${to.game}`;
    case "table":
      return `#/table/${to.table}`;
    case "replay":
      return `#/replay/${to.table}${to.number === null ? "" : `/${to.number}`}`;
    case "rules":
      return `#/rules/${to.game}${to.clause === null ? "" : `/${to.clause}`}`;
  }
}

/** Whether a server may have named a table so: what is asked by the name is a card, and no other call. */
function isOfServer(table: string): boolean {
  return /^[0-9a-f]+$/.test(table);
}

function parse(written: string): Route {
  const [screen, first = "", second] = written.replace(/^#\/?/, "").split("/");
  if (screen === "lobby") return { screen };
  if (screen === "settings") {
    const from = parse([first, second].join("/"));
    return from.screen === "table" || from.screen === "online" ? { screen, from } : { screen };
  }
  if (!first) return { screen: "shelf" };
  if (screen === "new") return { screen: "setup", game: first, isOnline: second === "online" };
  if (screen === "lesson") return { screen, game: first };
  if (screen === "table") return { screen, table: first };
  if (isOfServer(first)) {
    if (screen === "online") return { screen, table: first };
    if (screen === "join") return { screen, table: first, secret: second ?? "" };
  }
  if (screen === "rules") return { screen, game: first, clause: second ?? null };
  if (screen === "replay") {
    return { screen, table: first, number: /^\d+$/.test(second ?? "") ? Number(second) : null };
  }
  return { screen: "shelf" };
}
