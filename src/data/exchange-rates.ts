import snapshot from "./exchange-rates.json";

/** The daily file of @fawazahmed0/currency-api (public domain) that was current when this release was made. */
export const SNAPSHOT: {
  readonly date: string;
  /** Units per US dollar, by code. */
  readonly rates: Readonly<Record<string, number>>;
} = snapshot;

/** Where rates come from, as the page names it. */
export const RATE_SOURCES = {
  daily: "fawazahmed0/exchange-api",
  blended: "Frankfurter (central banks)",
} as const;

export type RateSource = keyof typeof RATE_SOURCES;

/** Addresses that a page may ask for rates, and no others: the content security policy names each. */
export const RATE_ADDRESSES = {
  daily: "https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.min.json",
  /** The same file elsewhere. */
  dailyMirror: "https://currency-api.pages.dev/v1/currencies/usd.min.json",
  /** Latest rates (`?base=usd`) and series of a pair. */
  blended: "https://api.frankfurter.dev/v2/rates",
} as const;
