// The service worker: keeps the whole app of one version on the device, and serves that version
// until a newer one takes over. VERSION and FILES are filled in by the build (plugin.ts).
/* global VERSION, FILES */
const PREFIX = "rejouons-app-";
const CACHE = PREFIX + VERSION;
const PAGE = "./index.html";
/** What is asked to find out whether there is a server, and what it offers. */
const ASKED_IN_PASSING = /\/(api\/me|boards\.json)$/;
const NO_CONTENT = 204;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && new URL(request.url).origin === self.location.origin;
  if (isOurs) event.respondWith(kept(request));
});

/** Asks the server, not the browser's own cache, which may still hold another version's file. */
function fresh(file) {
  return new Request(file, { cache: "no-cache" });
}

async function forgetOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? PAGE : request;
  const found = await cache.match(wanted, { ignoreSearch: true });
  if (found) return found;
  return ASKED_IN_PASSING.test(request.url) ? ifThere(request) : fetch(request);
}

/** A request that failed would be an error on the page's console: without a server there is none. */
async function ifThere(request) {
  try {
    return await fetch(request);
  } catch {
    return new Response(null, { status: NO_CONTENT });
  }
}
