/** The address bar as a store: one visit a navigation, so that a link to the page one is on opens it afresh. */
import { useSyncExternalStore } from "react";

export interface Visit {
  readonly id: number;
  readonly path: string;
}

let current: Visit | undefined;
const listeners = new Set<() => void>();

/** `/x/` and `/x.html` are `/x`. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, "").replace(/\/+$/, "") || "/";
}

function arrive(): void {
  current = { id: (current?.id ?? 0) + 1, path: normalizePath(location.pathname) };
  for (const listener of listeners) listener();
}

/** Goes to a page of this site without loading a document. */
export function navigate(href: string): void {
  history.pushState(null, "", href);
  arrive();
}

/** Changes what stands in the address bar; nothing else happens. */
export function replaceAddress(href: string): void {
  try {
    history.replaceState(history.state, "", href);
  } catch {
    // Safari allows 100 changes in 30 seconds; the next one will tell the same.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener("popstate", onPopState);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", onPopState);
  };
}

/** A jump within the page (`#contents`) is a popstate too, but no visit. */
function onPopState(): void {
  if (normalizePath(location.pathname) !== current?.path) arrive();
}

function snapshot(): Visit {
  current ??= { id: 0, path: normalizePath(location.pathname) };
  return current;
}

/** @param initialPath of the page being drawn to HTML */
export function useVisit(initialPath: string): Visit {
  return useSyncExternalStore(subscribe, snapshot, () => serverVisit(initialPath));
}

const serverVisits = new Map<string, Visit>();

function serverVisit(path: string): Visit {
  let visit = serverVisits.get(path);
  if (!visit) {
    visit = { id: 0, path };
    serverVisits.set(path, visit);
  }
  return visit;
}
