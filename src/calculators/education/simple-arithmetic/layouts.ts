/** Sums as they are written by hand. */
import { decimalPlaces } from "../../../math/numbers/exact";
import type { Rational } from "../../../math/numbers/rational";
import { align, columnsLayout, productLayout, type Scaled } from "../../../math/written/columns";
import { divisionLayout, type LongDivision, longDivision } from "../../../math/written/long-division";
import type { Sum } from "./sum";

/** Decimals of a quotient that is written out. */
const QUOTIENT_DECIMALS = 6;

/** The size of a number as a whole number of decimal units. @param value with a decimal that ends */
export function scaled(value: Rational): Scaled {
  const places = decimalPlaces(value, 60) ?? 0;
  return { digits: (value.abs().n * 10n ** BigInt(places)) / value.d, places };
}

/** What is written in columns of a sum or a difference: sizes, the larger on top where they are subtracted. */
export function inColumns({ sign, a, b }: Sum) {
  const sameSigns = a.sign() < 0 === b.sign() < 0;
  const adds = sign === "+" ? sameSigns : !sameSigns;
  const [top, bottom] = [a.abs(), b.abs()];
  const [upper, lower] = !adds && top.compare(bottom) < 0 ? [bottom, top] : [top, bottom];
  const aligned = align(upper, lower);
  return aligned && { ...aligned, sign: adds ? ("+" as const) : ("−" as const), upper, lower };
}

/** The long division that a quotient is: both numbers times a power of ten, so that they are whole. */
export function asLongDivision({ a, b }: Sum): LongDivision | null {
  const aligned = align(a.abs(), b.abs());
  return aligned && longDivision(aligned.top, aligned.bottom, QUOTIENT_DECIMALS);
}

/** The sum as it is written by hand, for letters of one width. */
export function layoutOf(sum: Sum): string | null {
  if (sum.sign === "×") return productLayout(scaled(sum.a), scaled(sum.b));
  if (sum.sign === "÷") {
    const division = asLongDivision(sum);
    return division && divisionLayout(division);
  }
  const columns = inColumns(sum);
  return columns && columnsLayout(columns, columns.sign);
}
