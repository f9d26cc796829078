/** Layouts of calculations as they are written by hand. */
import { decimalPlaces } from "../../../math/numbers/exact";
import type { Rational } from "../../../math/numbers/rational";
import { align, columnsLayout, productLayout, type Scaled } from "../../../math/written/columns";
import { divisionLayout, type LongDivision, longDivision } from "../../../math/written/long-division";
import type { Sum } from "./sum";

/** Number of decimals to which a quotient is written out. */
const QUOTIENT_DECIMALS = 6;

/** The absolute value as a whole number of decimal units. @param value must have a finite decimal expansion */
export function scaled(value: Rational): Scaled {
  const places = decimalPlaces(value, 60) ?? 0;
  return { digits: (value.abs().n * 10n ** BigInt(places)) / value.d, places };
}

/** The two rows of a sum or difference in columns: absolute values, with the larger on top if they are subtracted. */
export function inColumns({ sign, a, b }: Sum) {
  const sameSigns = a.sign() < 0 === b.sign() < 0;
  const adds = sign === "+" ? sameSigns : !sameSigns;
  const [top, bottom] = [a.abs(), b.abs()];
  const [upper, lower] = !adds && top.compare(bottom) < 0 ? [bottom, top] : [top, bottom];
  const aligned = align(upper, lower);
  return aligned && { ...aligned, sign: adds ? ("+" as const) : ("−" as const), upper, lower };
}

/** The long division of a quotient, after both numbers are multiplied by a power of ten to make them whole. */
export function asLongDivision({ a, b }: Sum): LongDivision | null {
  const aligned = align(a.abs(), b.abs());
  return aligned && longDivision(aligned.top, aligned.bottom, QUOTIENT_DECIMALS);
}

/** The calculation as written by hand, laid out for a monospaced font. */
export function layoutOf(sum: Sum): string | null {
  if (sum.sign === "×") return productLayout(scaled(sum.a), scaled(sum.b));
  if (sum.sign === "÷") {
    const division = asLongDivision(sum);
    return division && divisionLayout(division);
  }
  const columns = inColumns(sum);
  return columns && columnsLayout(columns, columns.sign);
}
