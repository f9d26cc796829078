/** The service worker keeps the site working offline. It is registered when the page has settled. */
import { scriptUrl } from "../view/worker";

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting) listener();
  return () => listeners.delete(listener);
}

/** Puts the waiting version in charge and loads the page anew. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take-over");
}

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  register();
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(scriptUrl("/sw.js"), {
      updateViaCache: "none",
    });
    const watch = (worker: ServiceWorker | null) =>
      worker?.addEventListener("statechange", () => {
        // Installed beside another version: an update. Alone: the first visit, nothing to say.
        if (worker.state === "installed" && navigator.serviceWorker.controller) announce(worker);
      });
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData)
      navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("fetch-rest"));
    if (registration.waiting && navigator.serviceWorker.controller) announce(registration.waiting);
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
  } catch {
    // Private windows and old browsers refuse; the site works without.
  }
}

function announce(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}
