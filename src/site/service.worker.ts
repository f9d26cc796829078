/**
 * The service worker keeps the site working without a connection. Pages are requested from the server first,
 * so that visitors do not see outdated figures while they are online; files named after their content come
 * from the caches. Pages decide what is kept ahead of use, beyond the frame of the site
 * (`platform/offline.ts`).
 */
import { clientsClaim } from "workbox-core";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { CACHES, KEEPING } from "./platform/offline-caches";

/**
 * Inserted by the build: the empty page that renders any other from scripts, and the scripts that all pages
 * share.
 */
declare const __FRAME__: { url: string; revision: string | null }[];

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const SHELL = "/shell.html";
/** After this many seconds, a cached page is better than further waiting. */
const PATIENCE = 4;

precacheAndRoute(__FRAME__);
clientsClaim();

worker.addEventListener("message", (event) => {
  if (event.data === "take-over") worker.skipWaiting();
});

/**
 * The page from the server; otherwise the copy from the last visit; otherwise the empty one, which renders it
 * from scripts.
 */
registerRoute(
  ({ request }) => request.mode === "navigate",
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      {
        // Inputs in an address concern only the page, and are not stored.
        cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
        handlerDidError: () => matchPrecache(SHELL),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && url.pathname.startsWith("/assets/") && request.cache !== KEEPING,
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

// Earlier releases kept the whole site in caches of their own.
worker.addEventListener("activate", (event) => {
  const isOld = (name: string) => /^reckoner-[\da-f]{12}$/.test(name);
  const names = caches.keys().then((all) => all.filter(isOld));
  event.waitUntil(names.then((old) => Promise.all(old.map((name) => caches.delete(name)))));
});
