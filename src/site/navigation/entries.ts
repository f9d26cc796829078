/**
 * What is kept with each entry of the browser's history: the visit that it belongs to, inputs that must not
 * be in the address, and the scroll position when its page was left. Jumps within a page (`#solve`) are
 * entries of the same visit.
 */
export interface Entry {
  readonly id: string;
  readonly visit: string;
  /** Inputs in the form of a link: `#weightKg=90`. Lost when the tab is closed. */
  readonly inputs?: string | undefined;
  readonly scroll?: number | undefined;
}

let count = 0;

/** Unique across documents, whose entries share the same history. */
function newId(): string {
  return `${performance.timeOrigin}/${++count}`;
}

/**
 * More recent than what the entries contain: an entry that was left with Back can no longer be written to.
 */
const scrolls = new Map<string, number>();

function stored(): Entry | undefined {
  const { id, visit, inputs, scroll } = (history.state ?? {}) as Partial<Record<keyof Entry, unknown>>;
  if (typeof id !== "string" || typeof visit !== "string") return undefined;
  return {
    id,
    visit,
    inputs: typeof inputs === "string" ? inputs : undefined,
    scroll: typeof scroll === "number" ? scroll : undefined,
  };
}

function replace(entry: Entry, href?: string): void {
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
  const found = stored();
  if (found) return found;
  const entry = { id: newId(), visit: visit ?? newId() };
  replace(entry);
  return entry;
}

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
    replace({ ...entry, inputs }, href);
}

/** The inputs of the current entry, if its address does not contain them. */
export function keptInputs(): string | undefined {
  return stored()?.inputs;
}

/** Records the scroll position of an entry's page. */
export function rememberScroll(entry: Entry): void {
  scrolls.set(entry.id, scrollY);
  const now = stored();
  if (now?.id === entry.id) replace({ ...now, scroll: scrollY });
}

/** The scroll position of an entry's page when it was left. */
export function rememberedScroll(entry: Entry): number | undefined {
  return scrolls.get(entry.id) ?? entry.scroll;
}
