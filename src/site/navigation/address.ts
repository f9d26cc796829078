/**
 * Writes what was typed into the address, or beside it where it is personal or in error: a moment after the last change,
 * and before the page is left.
 */
import { currentEntry, type Entry, keptInputs, replaceAddress } from "./entries";
import { keepLeftAddress, wholeAddress } from "./left-address";

/** What follows the path: `?homePrice=500000`. A promise until the script that encodes links is there. */
type Link = () => string | Promise<string>;

const DELAY = 400;
/** How long leaving a page waits for its link, which may have to be fetched. */
const PATIENCE = 1000;

interface Waiting {
  readonly entry: Entry;
  /** While something is in error, with the last good inputs: they stay in the address. */
  readonly path: string;
  readonly isGood: boolean;
  readonly link: Link;
  readonly isPersonal: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** An address, and the inputs that are kept beside it. */
type Address = readonly [href: string, inputs?: string];

let waiting: Waiting | undefined;
/** Addresses of entries that were left, by Back, before they were written. */
const late = new Map<string, Address>();
/** What the visit on screen wrote last. */
let written: { readonly visit: string; readonly address: Address } | undefined;

/** Returns a function that gives the change up, because another one follows. */
export function writeAddressSoon(link: Link, isPersonal: boolean, isGood = true): () => void {
  const mine = {
    entry: currentEntry(),
    path: isGood || isPersonal ? location.pathname : wholeAddress(),
    isGood,
    link,
    isPersonal,
    timer: setTimeout(writeAddress, DELAY),
  };
  waiting = mine;
  return () => {
    clearTimeout(mine.timer);
    if (waiting === mine) waiting = undefined;
  };
}

/** The document ends: browsers reload it with the address from before, so what is written now is kept as well. */
export function writeLastAddress(): void {
  if (!waiting) return;
  const { isPersonal } = waiting;
  const before = wholeAddress();
  writeAddress();
  const after = wholeAddress();
  const inputs = keptInputs();
  // Private texts, which are behind a `#`, are never stored. What is personal is kept with the tab, as in its history.
  if (isPersonal || !/#.*=/.test(before + after + inputs)) keepLeftAddress(before, after, inputs);
}

/** Writes a change that waits. Undefined if there is none, or it is written. */
export function writeAddress(): Promise<void> | undefined {
  if (!waiting) return undefined;
  const { entry, path, isGood, link, isPersonal, timer } = waiting;
  clearTimeout(timer);
  waiting = undefined;
  const write = (text: string) => {
    // A link that somebody opened stays in the address as long as it says what is on the page.
    const isBeside = !isGood || (isPersonal && text !== location.hash);
    const address: Address = isBeside ? [path, text] : [path + text];
    written = { visit: entry.visit, address };
    if (currentEntry().id !== entry.id) late.set(entry.id, address);
    else replaceAddress(...address);
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
  if (address) replaceAddress(...address);
}
