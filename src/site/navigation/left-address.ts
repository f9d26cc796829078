/**
 * The address that a document had when it ended, where its last change came too late: a reload opens the address from
 * before. Kept in the session until the document is back.
 */
import { readStored, writeStored } from "../kit";

const KEY = "left-address";

/** @param before the address that a reload would open */
export function keepLeftAddress(before: string, address: string): void {
  writeStored("sessionStorage", KEY, `${before} ${address}`);
}

/** Brings the address up to date if this is a reload of that document. Called before anything reads the address. */
export function restoreLeftAddress(): void {
  const [before, address] = readStored("sessionStorage", KEY)?.split(" ") ?? [];
  if (!address) return;
  writeStored("sessionStorage", KEY, "");
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "reload" && before === location.pathname + location.search + location.hash)
    history.replaceState(history.state, "", address);
}
