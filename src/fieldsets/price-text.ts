import type { Format } from "../core/format";

/** Significant digits of a price below one unit. */
const FIGURES = 4;
const MOST_DIGITS = 12;

/** Number of decimals of a share price: those of the currency, or more for a price below one unit. */
function priceDigits(value: number, format: Format): number {
  const size = Math.abs(value);
  if (size === 0) return format.minorDigits;
  // An average of prices in whole yen may have decimals.
  if (size >= 1) return Number.isInteger(value) ? format.minorDigits : Math.max(2, format.minorDigits);
  return Math.min(MOST_DIGITS, Math.max(format.minorDigits, FIGURES - 1 - Math.floor(Math.log10(size))));
}

/** `$38.33`, `$0.01234` */
export function priceText(value: number, format: Format): string {
  return format.money(value, priceDigits(value, format));
}
