/**
 * The browser's storage, which may be missing, blocked, full or contain anything: reading returns the text or
 * null, and failed writes are ignored. Nothing here ever throws.
 */

/** Everything that the site stores here. The privacy page lists it. */
export const STORED_KEYS = {
  localStorage: [
    "site_currency",
    "site_theme",
    "site_units",
    "scientificCalculatorHistory",
    "scientificExpressionHistory",
    "regex-language",
    "exchange-rates",
    "unitConverterQueries",
    "offline-release",
    "offline-declined",
    "your-figures",
    "favorites",
    "recent-calculators",
  ],
  sessionStorage: ["hasSeenBookmarkPopup", "unwritten"],
} as const;

type StoreName = keyof typeof STORED_KEYS;
type StoredKey<S extends StoreName> = (typeof STORED_KEYS)[S][number];

export function readStored<S extends StoreName>(store: S, key: StoredKey<S>): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored<S extends StoreName>(store: S, key: StoredKey<S>, value: string): void {
  try {
    window[store].setItem(key, value);
  } catch {
    // A preference that cannot be kept is not worth a message.
  }
}

export function removeStored<S extends StoreName>(store: S, key: StoredKey<S>): void {
  try {
    window[store].removeItem(key);
  } catch {
    // What cannot be read cannot be stored, either.
  }
}
