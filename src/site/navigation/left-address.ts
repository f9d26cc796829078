/**
 * The address that a document had when it ended, and what was kept beside it, where its last change came too late: a
 * reload opens the address from before. Kept in the session until the document is back.
 */
import { readStored, writeStored } from "../platform/storage";
import { replaceAddress } from "./entries";

const KEY = "left-address";

export function wholeAddress(): string {
  return location.pathname + location.search + location.hash;
}

/**
 * @param before the address that a reload would open
 * @param inputs those that the address does not tell
 */
export function keepLeftAddress(before: string, address: string, inputs = ""): void {
  writeStored("sessionStorage", KEY, `${before} ${address} ${inputs}`);
}

/** Whether the document before this one left an address that is to be restored. */
export function hasLeftAddress(): boolean {
  return Boolean(readStored("sessionStorage", KEY));
}

/** Brings the address up to date if this is a reload of that document. Called before anything reads the address. */
export function restoreLeftAddress(): void {
  const [before, address, inputs] = readStored("sessionStorage", KEY)?.split(" ") ?? [];
  if (!address) return;
  writeStored("sessionStorage", KEY, "");
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "reload" && before === wholeAddress()) replaceAddress(address, inputs || undefined);
}
