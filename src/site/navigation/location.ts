/**
 * The address bar and the browser's history: pages of this site are opened without loading a document.
 * Fetched at the first sign of activity (see location-loader.ts).
 */
import { catchUpAddress, writeAddress } from "./address";
import { pushEntry, rememberedScroll, rememberScroll } from "./change-entries";
import { currentEntry, type Entry } from "./entries";
import { scrollDownTo } from "./scroll";
import { beginVisit, currentVisit, normalizePath, type Visit } from "./visit";

export { writeAddressSoon } from "./address";

/** The entry of the page that was requested last. */
let entry: Entry = currentEntry();
/** The visit whose page is on screen: the previous one while a page is loading. */
let shown = currentVisit().id;

/**
 * Goes to a page of this site without loading a document.
 * @param inputs that must not be in its address, in the form of a link
 */
export function navigate(href: string, inputs?: string): void {
  const go = () => {
    leave();
    // In case the document did not unload after all, for example after a link to a mail program.
    restoreOurselves();
    entry = pushEntry(href, inputs);
    beginVisit();
  };
  const writing = writeAddress();
  if (writing) writing.then(go);
  else go();
}

/** Called before the visitor leaves for another page, or for another place on this one. */
export function leave(): void {
  if (currentVisit().id === shown) rememberScroll(entry);
}

/** Records that the page of a visit is on screen. */
export function markShown(visit: Visit): void {
  shown = visit.id;
}

/** A link with inputs, as opposed to a place on the page (`#contents`). */
function isLink(hash: string): boolean {
  return hash.includes("=");
}

function onPopState(): void {
  const left = entry;
  leave();
  const samePage = normalizePath(location.pathname) === currentVisit().path;
  // Before anything else looks up the current entry: one that has no visit yet would begin a new one.
  entry = currentEntry(samePage && !isLink(location.hash) ? left.visit : undefined);
  writeAddress();
  catchUpAddress(entry);
  const scroll = rememberedScroll(entry);
  if (entry.visit !== left.visit) beginVisit(scroll);
  else if (scroll !== undefined) scrollDownTo(scroll);
}

/** The browser would restore scrolling before the page is there, which is right only for whole documents. */
function restoreOurselves(): void {
  history.scrollRestoration = "manual";
}

function onEnd(): void {
  leave();
  history.scrollRestoration = "auto";
}

if (document.readyState === "complete") restoreOurselves();
addEventListener("pageshow", restoreOurselves);
// Safari on phones supports only `pagehide`.
addEventListener("beforeunload", onEnd);
addEventListener("pagehide", () => {
  // Earlier, Chrome would reload the page without what is kept with its entry.
  writeAddress();
  onEnd();
});
addEventListener("popstate", onPopState);
