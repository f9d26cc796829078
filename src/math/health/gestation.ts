/**
 * Lengths of a pregnancy as obstetrics counts them: 40 weeks from the first day of the last period, which are 38 from
 * conception (ACOG Committee Opinion 700).
 */

export const DAYS_FROM_PERIOD = 280;
export const DAYS_FROM_CONCEPTION = 266;

/** The cycle that those 280 days take for granted, with ovulation on day 14. */
export const USUAL_CYCLE = 28;

/** Whole weeks, and the days beyond them. */
export function weeksAndDays(days: number): { readonly weeks: number; readonly days: number } {
  return { weeks: Math.floor(days / 7), days: days % 7 };
}

/** `12w 3d` */
export function gestationText(days: number): string {
  const age = weeksAndDays(days);
  return `${age.weeks}w ${age.days}d`;
}
