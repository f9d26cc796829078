/**
 * The browser's stores, which may be missing, blocked, full or hold anything: reading gives the text or null,
 * writing that fails is forgotten. Nothing here ever throws.
 */
type StoreName = "localStorage" | "sessionStorage";

export function readStored(store: StoreName, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(store: StoreName, key: string, value: string): void {
  try {
    window[store].setItem(key, value);
  } catch {
    // A preference that cannot be kept is not worth a message.
  }
}
