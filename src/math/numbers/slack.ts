/**
 * Comparisons that tolerate binary noise. A conversion or a power may leave a value a hair off a limit (53.29 ÷ 1.46²
 * is 25, but evaluates to 24.999999999999996); such a value counts as equal to the limit.
 */

/** Absolute tolerance within which a value counts as equal to a limit. */
export const SLACK = 1e-9;

/** Relative tolerance for large amounts, as a fraction of the amount. */
export const NOISE = 1e-12;

/** Whether `value` ≥ `limit`. */
export function atLeast(value: number, limit: number): boolean {
  return value >= limit - SLACK;
}

/** Ceiling of a nonnegative count: 45.0000000000001 gives 45. */
export function wholeUp(count: number): number {
  return Math.max(0, Math.ceil(count - SLACK));
}

/** Floor of a nonnegative count: 14.9999999999999 gives 15. */
export function wholeDown(count: number): number {
  return Math.max(0, Math.floor(count + SLACK));
}

/** Whether `value` > `limit`. */
export function exceeds(value: number, limit: number): boolean {
  return value > limit + SLACK;
}
