/**
 * Limits that binary noise must not decide: a value that a conversion or a power left a hair beside a limit
 * (53.29 ÷ 1.46² is 25, but comes out as 24.999999999999996) counts as standing on it.
 */

/** How near to a limit a value counts as equal to it. */
const SLACK = 1e-9;

/** `value` ≥ `limit` */
export function atLeast(value: number, limit: number): boolean {
  return value >= limit - SLACK;
}

/** `value` > `limit` */
export function exceeds(value: number, limit: number): boolean {
  return value > limit + SLACK;
}
