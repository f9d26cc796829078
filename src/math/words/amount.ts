/** Amounts of money in words, as on checks and invoices. */
import { cardinalWords, type Wording } from "./cardinal";

type Forms = readonly [one: string, many: string];

export interface CurrencyName {
  /** As used in a sentence: `US dollars`. */
  readonly name: string;
  readonly major: Forms;
  /** Null for a currency without a minor unit. */
  readonly minor: Forms | null;
  /** Number of decimals in an amount (ISO 4217). */
  readonly decimals: number;
}

const CENTS: Forms = ["cent", "cents"];
const DOLLARS = { major: ["dollar", "dollars"], minor: CENTS, decimals: 2 } as const;

export const CURRENCY_NAMES = {
  USD: { name: "US dollars", ...DOLLARS },
  EUR: { name: "Euros", major: ["euro", "euros"], minor: CENTS, decimals: 2 },
  INR: { name: "Indian rupees", major: ["rupee", "rupees"], minor: ["paisa", "paise"], decimals: 2 },
  GBP: { name: "British pounds", major: ["pound", "pounds"], minor: ["penny", "pence"], decimals: 2 },
  JPY: { name: "Japanese yen", major: ["yen", "yen"], minor: null, decimals: 0 },
  AUD: { name: "Australian dollars", ...DOLLARS },
  CAD: { name: "Canadian dollars", ...DOLLARS },
  CHF: { name: "Swiss francs", major: ["franc", "francs"], minor: ["centime", "centimes"], decimals: 2 },
  CNY: { name: "Chinese yuan", major: ["yuan", "yuan"], minor: ["fen", "fen"], decimals: 2 },
  HKD: { name: "Hong Kong dollars", ...DOLLARS },
  NZD: { name: "New Zealand dollars", ...DOLLARS },
} as const satisfies Record<string, CurrencyName>;

export interface Amount {
  /** Plain digits without leading zeros. */
  readonly whole: string;
  /** Cents, paise, pence and so on. */
  readonly minor: number;
}

/**
 * Writes an amount in words.
 * - `words`: `twelve dollars and five cents`; zero dollars or zero cents are omitted.
 * - `fraction`: `twelve and 05/100 dollars`, always plural, as on North American checks.
 */
export function amountWords(
  { whole, minor }: Amount,
  { major, minor: coin }: CurrencyName,
  style: "words" | "fraction",
  wording: Wording,
): string {
  const words = cardinalWords(whole, wording);
  if (style === "fraction" && coin) return `${words} and ${String(minor).padStart(2, "0")}/100 ${major[1]}`;
  const majorPart = `${words} ${major[whole === "1" ? 0 : 1]}`;
  if (minor === 0 || !coin) return majorPart;
  const minorPart = `${cardinalWords(String(minor), wording)} ${coin[minor === 1 ? 0 : 1]}`;
  return whole === "0" ? minorPart : `${majorPart} and ${minorPart}`;
}
