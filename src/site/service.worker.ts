/**
 * The service worker: the site goes on working without a connection. Pages are asked for at the server first, so
 * that nobody reads old figures while the network is there; files named after their content come from the cache.
 */

/** Put in by the build: what every page needs, what single calculators need, and a name for this very release. */
declare const __CORE__: readonly string[];
declare const __REST__: readonly string[];
declare const __RELEASE__: string;

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const CACHE = `reckoner-${__RELEASE__}`;
const SHELL = "/shell.html";
/** After this long a page from the cache is better than waiting on. */
const PATIENCE = 4000;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, ...__CORE__])));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("message", (event) => {
  if (event.data === "take-over") worker.skipWaiting();
  if (event.data === "fetch-rest") event.waitUntil(fetchRest());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** Every calculator, one file after the other, so that the page in front keeps the line. */
async function fetchRest(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of __REST__) {
    if (await cache.match(address)) continue;
    try {
      await cache.add(address);
    } catch {
      return; // Offline again: the next visit goes on from here.
    }
  }
}

async function file(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** The page from the server; else the copy of the last visit; else the empty shell, which draws it from scripts. */
async function page(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) cache.put(url.pathname, answer.clone());
    return answer;
  } catch {
    const copy = (await cache.match(url.pathname)) ?? (await cache.match(SHELL));
    return copy ?? Response.error();
  }
}

export {};
