/** The service worker keeps the site working offline. It is registered when the page has settled. */
import { Listeners } from "./listeners";
import { scriptUrl } from "./worker";

/** Set once a new version waits in it. */
let updated: ServiceWorkerRegistration | null = null;
const listeners = new Listeners();

export function onUpdateReady(listener: () => void): () => void {
  if (updated) listener();
  return listeners.subscribe(listener);
}

/** Activates the waiting version, which may have replaced the one that was announced, and reloads the page. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  updated?.waiting?.postMessage("take-over");
}

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  register();
}

/** Runs once a service worker is active; what it cannot fetch now, it can on the next visit. */
export function whenServed(work: () => Promise<void>): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.ready.then(work).catch(() => {});
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(scriptUrl("/sw.js"), {
      updateViaCache: "none",
    });
    const watch = (worker: ServiceWorker | null) =>
      worker?.addEventListener("statechange", () => {
        // Installed while another version is active: an update. Otherwise this is the first visit: nothing to announce.
        if (worker.state === "installed" && navigator.serviceWorker.controller) announce(registration);
      });
    if (registration.waiting && navigator.serviceWorker.controller) announce(registration);
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
  } catch {
    // Private windows and old browsers refuse; the site works without it.
  }
}

function announce(registration: ServiceWorkerRegistration): void {
  updated = registration;
  listeners.notify();
}
