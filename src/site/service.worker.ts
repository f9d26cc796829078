/**
 * The service worker: the site goes on working without a connection. Pages are asked for at the server first, so
 * that nobody reads old figures while the network is there; files named after their content come from the caches.
 * What is kept beyond the frame of the site, pages decide (`platform/offline.ts`).
 */
import { clientsClaim } from "workbox-core";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { CACHES } from "./platform/offline-caches";

/** Put in by the build: the empty page that draws any other from scripts, and the scripts that all pages share. */
declare const __FRAME__: { url: string; revision: string | null }[];

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const SHELL = "/shell.html";
/** After this many seconds a page from the cache is better than waiting on. */
const PATIENCE = 4;

precacheAndRoute(__FRAME__);
clientsClaim();

worker.addEventListener("message", (event) => {
  if (event.data === "take-over") worker.skipWaiting();
});

/** The page from the server; else the copy of the last visit; else the empty one, which draws it from scripts. */
registerRoute(
  ({ request }) => request.mode === "navigate",
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      {
        // Inputs in an address are nobody's business but the page's.
        cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
        handlerDidError: () => matchPrecache(SHELL),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: CACHES.files,
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? (await caches.match(request, { cacheName: CACHES.whole })),
      },
    ],
  }),
);

// Earlier releases kept all of the site in caches of their own.
worker.addEventListener("activate", (event) => {
  const isOld = (name: string) => /^reckoner-[\da-f]{12}$/.test(name);
  const names = caches.keys().then((all) => all.filter(isOld));
  event.waitUntil(names.then((old) => Promise.all(old.map((name) => caches.delete(name)))));
});
