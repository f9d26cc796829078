/** Changes to the entries of the browser's history, when a page is opened, used and left. */
import { currentEntry, type Entry, newId, replaceEntry, storedEntry } from "./entries";

/**
 * More recent than what the entries contain: an entry that was left with Back can no longer be written to.
 */
const scrolls = new Map<string, number>();

/** Adds an entry for a new visit, which may begin with inputs. */
export function pushEntry(href: string, inputs?: string): Entry {
  const entry = { id: newId(), visit: newId(), inputs };
  history.pushState(entry, "", href);
  return entry;
}

/** Changes the address of the current entry, and the inputs kept with it, without navigating. */
export function replaceAddress(href: string, inputs?: string): void {
  const entry = currentEntry();
  if (inputs !== entry.inputs || href !== location.pathname + location.search + location.hash)
    replaceEntry({ ...entry, inputs }, href);
}

/** Records the scroll position of an entry's page. */
export function rememberScroll(entry: Entry): void {
  scrolls.set(entry.id, scrollY);
  const now = storedEntry();
  if (now?.id === entry.id) replaceEntry({ ...now, scroll: scrollY });
}

/** The scroll position of an entry's page when it was left. */
export function rememberedScroll(entry: Entry): number | undefined {
  return scrolls.get(entry.id) ?? entry.scroll;
}
