/** The address bar as a store: one visit a navigation, so that a link to the page one is on opens it afresh. */
import { useSyncExternalStore } from "react";
import { catchUpAddress, writeAddress, writeLastAddress } from "./address";
import { currentEntry, type Entry, pushEntry, rememberedScroll, rememberScroll } from "./entries";
import { scrollDownTo } from "./scroll";

export interface Visit {
  readonly id: number;
  readonly path: string;
  /** The query of the address, which may name a tool. */
  readonly search: string;
  /** How far the page was scrolled when it was left, for Back and Forward. */
  readonly scroll?: number | undefined;
}

let current: Visit | undefined;
/** Of the page that was asked for last. */
let entry: Entry | undefined;
/** The visit whose page is on screen: the one before, while a page is on its way. */
let shown = 0;
const listeners = new Set<() => void>();

/** `/x/` and `/x.html` are `/x`. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, "").replace(/\/+$/, "") || "/";
}

function arrive(scroll?: number): void {
  current = {
    id: (current?.id ?? 0) + 1,
    path: normalizePath(location.pathname),
    search: location.search,
    scroll,
  };
  for (const listener of listeners) listener();
}

/** Goes to a page of this site without loading a document. */
export function navigate(href: string): void {
  const go = () => {
    leave();
    // A document that did not end after all, such as with a link to a mail program.
    restoreOurselves();
    entry = pushEntry(href);
    arrive();
  };
  const writing = writeAddress();
  if (writing) writing.then(go);
  else go();
}

/** Called before the visitor leaves for another page, or for another place on this one. */
export function leave(): void {
  if (entry && current?.id === shown) rememberScroll(entry);
}

/** Says that the page of a visit is on screen. */
export function markShown(visit: Visit): void {
  shown = visit.id;
}

/** A link with inputs, as opposed to a place on the page (`#contents`). */
function isLink(hash: string): boolean {
  return hash.includes("=");
}

function onPopState(): void {
  const left = entry as Entry;
  leave();
  writeAddress();
  const samePage = normalizePath(location.pathname) === current?.path;
  entry = currentEntry(samePage && !isLink(location.hash) ? left.visit : undefined);
  catchUpAddress(entry);
  const scroll = rememberedScroll(entry);
  if (entry.visit !== left.visit) arrive(scroll);
  else if (scroll !== undefined) scrollDownTo(scroll);
}

/** The browser's own restoring comes before the page is there; it is right only for whole documents. */
function restoreOurselves(): void {
  history.scrollRestoration = "manual";
}

/** The last events of a document; Safari on phones knows `pagehide` only. */
const BEFORE_THE_END = ["beforeunload", "pagehide"] as const;

function onEnd(): void {
  writeLastAddress();
  leave();
  history.scrollRestoration = "auto";
}

function start(): void {
  entry = currentEntry();
  if (document.readyState === "complete") restoreOurselves();
  addEventListener("pageshow", restoreOurselves);
  for (const type of BEFORE_THE_END) addEventListener(type, onEnd);
  addEventListener("popstate", onPopState);
}

function stop(): void {
  removeEventListener("pageshow", restoreOurselves);
  for (const type of BEFORE_THE_END) removeEventListener(type, onEnd);
  removeEventListener("popstate", onPopState);
}

/** Makes the page on screen the first one: everything is drawn afresh. */
export function forgetVisits(): void {
  current = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function snapshot(): Visit {
  current ??= { id: 0, path: normalizePath(location.pathname), search: location.search };
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
    visit = { id: 0, path, search: "" };
    serverVisits.set(path, visit);
  }
  return visit;
}
