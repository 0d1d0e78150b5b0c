/** Keeps the page itself, so that it opens without the server. What the server says, all of /api, is never kept. */
const KEPT = "groma";
const INDEX = "/";
const ASSETS = "/assets/";
/** Milliseconds after which the kept page is shown, where there is one. */
const PATIENCE = 3000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith(ASSETS)) event.respondWith(asset(request));
});

/** The page as the server has it now; the kept one where the server does not answer in time. */
async function page(request) {
  const fresh = fetch(request).then((answer) => (answer.status < 500 ? answer : Promise.reject(answer)));
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
  return Promise.race([fresh, late]).catch(async () => (await caches.match(INDEX)) ?? fresh);
}

/** A file with a hash in its name never changes. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isFile(answer)) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

/** In place of a file that a new version does not have, the server sends the first page. */
function isFile(answer) {
  return answer.ok && !answer.headers.get("Content-Type")?.startsWith("text/html");
}

/** Keep a page that works, with all that it has loaded; what only an earlier version had is dropped. */
async function keep(loaded) {
  const answer = await fetch(INDEX, { cache: "no-cache" });
  const text = await answer.clone().text();
  const named = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  if (!answer.ok || named.some((path) => !loaded.includes(path))) return;
  const cache = await caches.open(KEPT);
  const before = await (await cache.match(INDEX))?.text();
  await Promise.all(loaded.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
  await cache.put(INDEX, answer);
  if (before === text) return;
  const kept = (await cache.keys()).map((one) => new URL(one.url).pathname);
  await Promise.all(kept.filter((path) => path !== INDEX && !loaded.includes(path)).map((path) => cache.delete(path)));
}
