import names from "./currencies.json";

/** Code of a currency, fund or metal from ISO 4217, list one. */
export type CurrencyCode = keyof typeof names;

/**
 * Names by code: ISO 4217 list one as of January 2026 (SIX Group, maintenance agency), without the codes for testing
 * and for “no currency”. English names are from the Unicode CLDR.
 */
export const CURRENCIES_BY_CODE: Readonly<Record<CurrencyCode, string>> = names;

export const CURRENCY_CODES = Object.keys(names) as CurrencyCode[];

const WITHOUT_DECIMALS = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF";
const WITH_THREE = "BHD IQD JOD KWD LYD OMR TND";
const WITH_FOUR = "CLF UYW";

/** Decimals of the minor unit (ISO 4217 list one). Metals and units of account, which have none there, get two. */
export function minorDigitsOf(code: CurrencyCode): number {
  if (WITHOUT_DECIMALS.includes(code)) return 0;
  if (WITH_THREE.includes(code)) return 3;
  return WITH_FOUR.includes(code) ? 4 : 2;
}
