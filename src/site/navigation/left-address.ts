/**
 * The address that a document had when it ended, and what was kept beside it, where its last change came too late: a
 * reload, or Back to the document, opens the address from before. Kept in the session until the document is back.
 */
import { readStored, writeStored } from "../kit";
import { currentEntry, replaceAddress } from "./entries";

const KEY = "left-address";

export function wholeAddress(): string {
  return location.pathname + location.search + location.hash;
}

/**
 * @param before the address that the document will be opened with
 * @param inputs those that the address does not tell
 */
export function keepLeftAddress(before: string, address: string, inputs = ""): void {
  writeStored("sessionStorage", KEY, `${currentEntry().id} ${before} ${address} ${inputs}`);
}

/** Brings the address up to date if this is that document again. Called before anything reads the address. */
export function restoreLeftAddress(): void {
  const [id, before, address, inputs] = readStored("sessionStorage", KEY)?.split(" ") ?? [];
  if (!address || before !== wholeAddress()) return;
  writeStored("sessionStorage", KEY, "");
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A reload after a late change finds nothing beside its address; another visit to the same address starts afresh.
  if (visit?.type === "reload" || id === currentEntry().id) replaceAddress(address, inputs || undefined);
}
