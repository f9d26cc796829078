/**
 * What was typed on the pages of this tab and is not in their addresses yet, for a reload, Back and Forward: addresses
 * are written after a pause, and only once the script that writes them has loaded. Session storage carries it from one
 * document to the next.
 */
import { readStored, writeStored } from "../platform/storage";
import { keptInputs } from "./entries";

/** The next release takes what is kept as it was written: if its shape changes, so must this name. */
const KEY = "unwritten";

interface Unwritten {
  readonly typed: unknown;
  /** The address that was written with it, which may come too late for a reload. */
  address?: string;
}

/** By visit. */
export const unwritten = fromStorage();

function fromStorage(): Map<string, Unwritten> {
  try {
    return new Map(JSON.parse(readStored("sessionStorage", KEY) as string));
  } catch {
    return new Map();
  }
}

/** The address of the page on screen, with the inputs kept beside it. */
export function addressNow(): string {
  return [location.href, keptInputs()].join();
}

/** What was typed on a page, unless its address contains it. */
export function typedOn(visit: string): unknown {
  const found = unwritten.get(visit);
  return found?.address === addressNow() ? undefined : found?.typed;
}

if (typeof document !== "undefined") {
  writeStored("sessionStorage", KEY, "");
  addEventListener("pagehide", () => writeStored("sessionStorage", KEY, JSON.stringify([...unwritten])));
}
