/** Supported currencies in the order of the specification. The first is the default. */
export const CURRENCIES = ["USD", "EUR", "INR", "JPY", "GBP", "AUD", "CAD", "CHF", "CNY", "HKD", "NZD"] as const;

export type Currency = (typeof CURRENCIES)[number];

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.includes(value as Currency);
}

/** Currency symbols for readers in the United States (Unicode CLDR, locale `en`). */
export const SYMBOLS: Readonly<Record<Currency, string>> = {
  USD: "$",
  EUR: "€",
  INR: "₹",
  JPY: "¥",
  GBP: "£",
  AUD: "A$",
  CAD: "CA$",
  CHF: "CHF",
  CNY: "CN¥",
  HKD: "HK$",
  NZD: "NZ$",
};

/** Names as used in “Amounts in Indian rupees”. */
export const CURRENCY_NAMES: Readonly<Record<Currency, string>> = {
  USD: "US dollars",
  EUR: "euros",
  INR: "Indian rupees",
  JPY: "Japanese yen",
  GBP: "British pounds",
  AUD: "Australian dollars",
  CAD: "Canadian dollars",
  CHF: "Swiss francs",
  CNY: "Chinese yuan",
  HKD: "Hong Kong dollars",
  NZD: "New Zealand dollars",
};

/** Number of decimals of currencies that do not have two (ISO 4217). */
export const MINOR_DIGITS: Partial<Record<Currency, number>> = { JPY: 0 };
