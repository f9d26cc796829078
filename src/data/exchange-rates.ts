import snapshot from "./exchange-rates.json";

/** The daily file of @fawazahmed0/currency-api (public domain) that was current at the time of this release. */
export const SNAPSHOT: {
  readonly date: string;
  /** Units per US dollar, by code. */
  readonly rates: Readonly<Record<string, number>>;
} = snapshot;

/** Sources of rates, as shown on the page. */
export const RATE_SOURCES = {
  daily: "fawazahmed0/exchange-api",
  blended: "Frankfurter (central banks)",
} as const;

export type RateSource = keyof typeof RATE_SOURCES;

/** The only addresses from which a page may load rates; the content security policy lists each of them. */
export const RATE_ADDRESSES = {
  daily: "https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.min.json",
  /** Mirror of the same file. */
  dailyMirror: "https://currency-api.pages.dev/v1/currencies/usd.min.json",
  /** Latest rates (`?base=usd`) and time series of a pair. */
  blended: "https://api.frankfurter.dev/v2/rates",
} as const;
