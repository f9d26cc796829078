/**
 * Pregnancy durations as used in obstetrics: 40 weeks from the first day of the last period, which is 38 weeks from
 * conception (ACOG Committee Opinion 700).
 */

export const DAYS_FROM_PERIOD = 280;
export const DAYS_FROM_CONCEPTION = 266;

/** The cycle length that the 280 days assume, with ovulation on day 14. */
export const USUAL_CYCLE = 28;

/** Splits days into whole weeks and remaining days. */
export function weeksAndDays(days: number): { readonly weeks: number; readonly days: number } {
  return { weeks: Math.floor(days / 7), days: days % 7 };
}

/** Writes `12w 3d`. */
export function gestationText(days: number): string {
  const age = weeksAndDays(days);
  return `${age.weeks}w ${age.days}d`;
}
