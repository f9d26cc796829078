/**
 * Writes what was typed into the address, or into the history entry if it is personal, invalid or long: shortly
 * after the last change, and before the page is left.
 */
import { replaceAddress } from "./change-entries";
import { currentEntry, type Entry } from "./entries";
import { addressNow, unwritten } from "./unwritten";

/** The part after the path: `?homePrice=500000`. A promise until the script that encodes links has loaded. */
type Link = () => string | Promise<string>;

const DELAY = 400;
/** Servers refuse addresses that are much longer. */
export const LONGEST_ADDRESS = 8000;
/** How long leaving a page waits for its link, whose script may have to be fetched. */
const PATIENCE = 1000;

interface Waiting {
  readonly entry: Entry;
  /** While an input is invalid, with the last valid inputs, which stay in the address. */
  readonly path: string;
  readonly isGood: boolean;
  readonly link: Link;
  readonly isPersonal: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** An address, and the inputs kept in its history entry. */
type Address = readonly [href: string, inputs?: string];

let waiting: Waiting | undefined;
/** Addresses of entries that were left with Back before they were written. */
const late = new Map<string, Address>();
/** The last address that the visit on screen wrote. */
let written: { readonly visit: string; readonly address: Address } | undefined;

/** Returns a function that cancels the change, because another one follows. */
export function writeAddressSoon(link: Link, isPersonal: boolean, isGood = true): () => void {
  const mine = {
    entry: currentEntry(),
    path: isGood || isPersonal ? location.pathname : location.pathname + location.search + location.hash,
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

/** Writes a pending change. Returns undefined if there is none, or if it is written already. */
export function writeAddress(): Promise<void> | undefined {
  if (!waiting) return undefined;
  const { entry, path, isGood, link, isPersonal, timer } = waiting;
  clearTimeout(timer);
  waiting = undefined;
  const write = (text: string) => {
    // A link that was opened stays in the address as long as it matches what is on the page.
    const isBeside = !isGood || text.length > LONGEST_ADDRESS || (isPersonal && text !== location.hash);
    const address: Address = isBeside ? [path, text] : [path + text];
    written = { visit: entry.visit, address };
    if (currentEntry().id !== entry.id) late.set(entry.id, address);
    else {
      replaceAddress(...address);
      const typed = unwritten.get(entry.visit);
      if (typed) typed.address = addressNow();
    }
  };
  const text = link();
  if (typeof text === "string") {
    write(text);
    return undefined;
  }
  const done = text.then(write, () => {}); // The page works without it; the next change tries again.
  return Promise.race([done, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Updates the address of an entry that the visitor has returned to. */
export function catchUpAddress(entry: Entry): void {
  const address = late.get(entry.id) ?? (written?.visit === entry.visit ? written.address : undefined);
  late.delete(entry.id);
  if (address) replaceAddress(...address);
}
