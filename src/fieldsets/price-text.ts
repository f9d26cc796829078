import type { Format } from "../core/format";

/** Figures that matter of a price far below one unit. */
const FIGURES = 4;
const MOST_DIGITS = 12;

/** Decimals that a price of a share takes: those of the currency, and more for one far below one unit. */
function priceDigits(value: number, format: Format): number {
  const size = Math.abs(value);
  if (size === 0) return format.minorDigits;
  // An average of whole yen is no whole number of yen.
  if (size >= 1) return Number.isInteger(value) ? format.minorDigits : Math.max(2, format.minorDigits);
  return Math.min(MOST_DIGITS, Math.max(format.minorDigits, FIGURES - 1 - Math.floor(Math.log10(size))));
}

/** `$38.33`, `$0.01234` */
export function priceText(value: number, format: Format): string {
  return format.money(value, priceDigits(value, format));
}
