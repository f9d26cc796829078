/**
 * The current visit as a store: one visit per navigation, so that a link to the current page opens it anew.
 */
import { useSyncExternalStore } from "react";
import { Listeners } from "../platform/listeners";

export interface Visit {
  readonly id: number;
  readonly path: string;
  /** The query of the address, which may name a tool. */
  readonly search: string;
  /** Scroll position when the page was left, for Back and Forward. */
  readonly scroll?: number | undefined;
}

let current: Visit | undefined;
const listeners = new Listeners();

/** `/x/` and `/x.html` are `/x`. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, "").replace(/\/+$/, "") || "/";
}

/** The visit that was requested last; its page may still be loading. */
export function currentVisit(): Visit {
  current ??= { id: 0, path: normalizePath(location.pathname), search: location.search };
  return current;
}

/** Begins a visit to the page at the address. */
export function beginVisit(scroll?: number): void {
  const path = normalizePath(location.pathname);
  current = { id: currentVisit().id + 1, path, search: location.search, scroll };
  listeners.notify();
}

/** Makes the page on screen the first one: everything is redrawn from scratch. */
export function forgetVisits(): void {
  current = undefined;
}

/** @param initialPath of the page being rendered to HTML */
export function useVisit(initialPath: string): Visit {
  return useSyncExternalStore(listeners.subscribe, currentVisit, () => serverVisit(initialPath));
}

const serverVisits = new Map<string, Visit>();

function serverVisit(path: string): Visit {
  let visit = serverVisits.get(path);
  if (!visit) {
    visit = { id: 0, path, search: "" };
    serverVisits.set(path, visit);
  }
  return visit;
}
