/** Days of the week in a span, counted without walking through it. */

/** Which days of the week are free, Monday = 1 … Sunday = 7. */
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

/** How many of the days d with `from` ≤ d < `to` (day numbers, `from` ≤ `to`) are this weekday. */
export function countWeekday(from: number, to: number, weekday: number): number {
  // Day 0 was a Thursday (4): the days sought are weekday − 4 and every seventh from there.
  const upTo = (day: number) => Math.floor((day - 1 - (weekday - 4)) / 7);
  return upTo(to) - upTo(from);
}

/** How often each weekday occurs among the days d with `from` ≤ d < `to`, Monday first. */
export function weekdayCounts(from: number, to: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => countWeekday(from, to, weekday));
}

/** How many of the days d with `from` ≤ d < `to` are not on the weekend. */
export function businessDaysBetween(from: number, to: number, weekend: readonly number[]): number {
  let count = to - from;
  for (const weekday of weekend) count -= countWeekday(from, to, weekday);
  return count;
}
