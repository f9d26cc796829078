/**
 * The address that a document had when it was unloaded, and the inputs kept with it, if its last change came
 * too late: a reload and the way back open the previous address. Kept in session storage until the document is back.
 */
import { readStored, writeStored } from "../platform/storage";
import { replaceAddress } from "./entries";

const KEY = "left-address";

export function wholeAddress(): string {
  return location.pathname + location.search + location.hash;
}

/**
 * @param entry id of the document's entry in the history
 * @param inputs those that the address does not contain
 */
export function keepLeftAddress(entry: string, address: string, inputs = ""): void {
  writeStored("sessionStorage", KEY, `${entry} ${address} ${inputs}`);
}

/** The document was not unloaded after all, or is back. */
export function forgetLeftAddress(): void {
  if (readStored("sessionStorage", KEY)) writeStored("sessionStorage", KEY, "");
}

/** Restores the address if this is that document again. Called before anything reads the address. */
export function restoreLeftAddress(): void {
  const [entry, address, inputs] = readStored("sessionStorage", KEY)?.split(" ") ?? [];
  if (!address || entry !== history.state?.id) return;
  forgetLeftAddress();
  replaceAddress(address, inputs || undefined);
}
