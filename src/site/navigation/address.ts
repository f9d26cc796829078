/** Writes what was typed into the address: a moment after the last change, and before the page is left. */
import { currentEntry, type Entry, replaceAddress } from "./entries";

/** What follows the path: `?homePrice=500000`. A promise until the script that encodes links is there. */
type Link = () => string | Promise<string>;

const DELAY = 400;
/** How long leaving a page waits for its link, which may have to be fetched. */
const PATIENCE = 1000;

interface Waiting {
  readonly entry: Entry;
  readonly path: string;
  readonly link: Link;
  readonly timer: ReturnType<typeof setTimeout>;
}

let waiting: Waiting | undefined;
/** Addresses of entries that were left, by Back, before they were written. */
const late = new Map<string, string>();
/** What the visit on screen wrote last. */
let written: { readonly visit: string; readonly address: string } | undefined;

/** Returns a function that gives the change up, because another one follows. */
export function writeAddressSoon(link: Link): () => void {
  const mine = {
    entry: currentEntry(),
    path: location.pathname,
    link,
    timer: setTimeout(writeAddress, DELAY),
  };
  waiting = mine;
  return () => {
    clearTimeout(mine.timer);
    if (waiting === mine) waiting = undefined;
  };
}

/** Writes a change that waits. Undefined if there is none, or it is written. */
export function writeAddress(): Promise<void> | undefined {
  if (!waiting) return undefined;
  const { entry, path, link, timer } = waiting;
  clearTimeout(timer);
  waiting = undefined;
  const write = (text: string) => {
    const address = path + text;
    written = { visit: entry.visit, address };
    if (currentEntry().id !== entry.id) late.set(entry.id, address);
    else if (address !== location.pathname + location.search + location.hash) replaceAddress(address);
  };
  const text = link();
  if (typeof text === "string") {
    write(text);
    return undefined;
  }
  const done = text.then(write, () => {}); // The page answers without; the next change tries again.
  return Promise.race([done, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Brings the address of an entry up to date that the visitor has come back to. */
export function catchUpAddress(entry: Entry): void {
  const address = late.get(entry.id) ?? (written?.visit === entry.visit ? written.address : undefined);
  late.delete(entry.id);
  if (address !== undefined) replaceAddress(address);
}
