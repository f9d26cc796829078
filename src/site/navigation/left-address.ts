/**
 * The address that a document had when it was unloaded, and the inputs kept with it, if its last change came
 * too late: a reload opens the previous address. Kept in session storage until the document is back.
 */
import { readStored, writeStored } from "../platform/storage";
import { replaceAddress } from "./entries";

const KEY = "left-address";

export function wholeAddress(): string {
  return location.pathname + location.search + location.hash;
}

/**
 * @param before the address that a reload would open
 * @param inputs those that the address does not contain
 */
export function keepLeftAddress(before: string, address: string, inputs = ""): void {
  writeStored("sessionStorage", KEY, `${before} ${address} ${inputs}`);
}

/** Restores the address if this is a reload of that document. Called before anything reads the address. */
export function restoreLeftAddress(): void {
  const [before, address, inputs] = readStored("sessionStorage", KEY)?.split(" ") ?? [];
  if (!address) return;
  writeStored("sessionStorage", KEY, "");
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "reload" && before === wholeAddress()) replaceAddress(address, inputs || undefined);
}
