/** Writes what was read, for the line under a field. */
import { decimalPlaces, fixedText } from "../math/numbers/exact";
import type { Rational } from "../math/numbers/rational";
import { type Grouping, groupDigits, writeDecimal, writeScientific } from "../math/numbers/write-number";

/** Maximum number of decimals of an exact value. */
const DECIMALS = 12;
/** Smaller and longer numbers are written with a power of ten. */
const SMALLEST = 1e-4;
const DIGITS = 21;

/** The exact decimal if it is short, otherwise rounded: `14,400`, `6.875`, `0.33333333333`. */
export function numberText(value: Rational, grouping: Grouping = "thousands"): string {
  const places = decimalPlaces(value, DECIMALS);
  const text = places === null ? "" : fixedText(value, places);
  const number = value.toNumber();
  const size = Math.abs(number);
  if (places === null || text.length > DIGITS || (size < SMALLEST && size > 0)) {
    return size < 1e15 && size >= SMALLEST
      ? writeDecimal(number, { maxDigits: Math.max(10, 10 - Math.floor(Math.log10(size))), grouping })
      : writeScientific(number, 10);
  }
  const [, sign = "", whole = "", rest = ""] = /^(-?)(\d+)(.*)$/.exec(text) ?? [];
  return sign + groupDigits(whole, grouping) + rest;
}
