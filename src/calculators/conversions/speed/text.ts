import type { Rational } from "../../../math/numbers/rational";
import { plainText, toSignificant } from "../../../math/numbers/significant";

/** Writes a number in plain digits from 1e-6 up to 1e14, otherwise with a power of ten. */
export function textOf(value: Rational, significantFigures: number): string {
  return plainText(toSignificant(value, significantFigures), -6, 14);
}
