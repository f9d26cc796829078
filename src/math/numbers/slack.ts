/**
 * Comparisons with a tolerance for binary noise: a value that a conversion or a power left a hair off a limit
 * (53.29 ÷ 1.46² is 25, but comes out as 24.999999999999996) counts as equal to it.
 */

/** How near to a limit a value counts as equal to it: in its own unit, or as a share of a sum of some size. */
export const SLACK = 1e-9;

/** The same for amounts too large for that: a share of the amount. */
export const NOISE = 1e-12;

/** `value` ≥ `limit` */
export function atLeast(value: number, limit: number): boolean {
  return value >= limit - SLACK;
}

/** The ceiling of a count that is not negative: 45.0000000000001 is 45. */
export function wholeUp(count: number): number {
  return Math.max(0, Math.ceil(count - SLACK));
}

/** The floor: 14.9999999999999 is 15. */
export function wholeDown(count: number): number {
  return Math.max(0, Math.floor(count + SLACK));
}

/** `value` > `limit` */
export function exceeds(value: number, limit: number): boolean {
  return value > limit + SLACK;
}
