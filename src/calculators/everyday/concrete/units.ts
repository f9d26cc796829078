/** Exact sizes of US units, and roundings that no binary noise decides. */

export const FOOT = 0.3048;
export const INCH = 0.0254;
/** In m³. */
export const CUBIC_FOOT = FOOT ** 3;
export const CUBIC_YARD = 27 * CUBIC_FOOT;
/** In kg. */
export const POUND = 0.453_592_37;

/** An exact fit must not cost one more, nor one too few. */
const SLACK = 1e-9;

/** The ceiling of a count that is not negative: 45.0000000000001 is 45. */
export function wholeUp(x: number): number {
  return Math.max(0, Math.ceil(x - SLACK));
}

/** The floor: 14.9999999999999 is 15. */
export function wholeDown(x: number): number {
  return Math.max(0, Math.floor(x + SLACK));
}
