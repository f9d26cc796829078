/** Relative noise of floating-point arithmetic is below this. */
const NOISE = 1e-12;

/**
 * The value with `count` significant digits, halves rounded away from zero as they are read: 9.138 for 9.1375, even if
 * it was computed as 9.137499999999999.
 *
 * @param value finite
 */
export function roundSignificant(value: number, count: number): number {
  return Number((value * (1 + NOISE)).toPrecision(count));
}
