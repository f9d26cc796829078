/** Counts the days of the week in a span without iterating over it. */

/** Days off in each kind of weekend, Monday = 1 … Sunday = 7. */
export const WEEKENDS = {
  "sat-sun": [6, 7],
  "fri-sat": [5, 6],
  "thu-fri": [4, 5],
  sun: [7],
  fri: [5],
  sat: [6],
  none: [],
} as const satisfies Record<string, readonly number[]>;

export type Weekend = keyof typeof WEEKENDS;

/** Number of days d with `from` ≤ d < `to` (day numbers, `from` ≤ `to`) that fall on this weekday. */
export function countWeekday(from: number, to: number, weekday: number): number {
  // Day 0 was a Thursday (4), so matching days are weekday − 4 plus multiples of seven.
  const upTo = (day: number) => Math.floor((day - 1 - (weekday - 4)) / 7);
  return upTo(to) - upTo(from);
}

/** Number of occurrences of each weekday among the days d with `from` ≤ d < `to`, Monday first. */
export function weekdayCounts(from: number, to: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => countWeekday(from, to, weekday));
}

/** Number of days d with `from` ≤ d < `to` that are not on the weekend. */
export function businessDaysBetween(from: number, to: number, weekend: readonly number[]): number {
  let count = to - from;
  for (const weekday of weekend) count -= countWeekday(from, to, weekday);
  return count;
}
