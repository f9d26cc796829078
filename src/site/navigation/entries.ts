/** What is kept with each entry of the browser's history, as every page needs it on arrival; see change-entries.ts. */

/** Jumps within a page (`#solve`) are entries of the same visit. */
export interface Entry {
  readonly id: string;
  readonly visit: string;
  /** Inputs that must not be in the address, in the form of a link: `#weightKg=90`. Lost when the tab is closed. */
  readonly inputs?: string | undefined;
  /** The scroll position when its page was left. */
  readonly scroll?: number | undefined;
}

/** Unique across documents, whose entries share the same history, whatever their clocks say. */
export function newId(): string {
  return String(Math.random());
}

/** What is kept with the browser's current entry, if this site has kept anything there yet. */
export function storedEntry(): Entry | undefined {
  const entry: Entry | null = history.state;
  // An extension may have put something else there.
  return entry?.visit ? entry : undefined;
}

/** Changes what is kept with the current entry, and its address. */
export function replaceEntry(entry: Entry, href?: string): void {
  try {
    history.replaceState(entry, "", href);
  } catch {
    // Safari allows 100 changes in 30 seconds; a later change will catch up.
  }
}

/**
 * The browser's current entry.
 *
 * @param visit of an entry that has none yet; a new one if omitted
 */
export function currentEntry(visit?: string): Entry {
  const found = storedEntry();
  if (found) return found;
  const entry = { id: newId(), visit: visit ?? newId() };
  replaceEntry(entry);
  return entry;
}

/** The inputs of the current entry, if its address does not contain them. */
export function keptInputs(): string | undefined {
  return storedEntry()?.inputs;
}
