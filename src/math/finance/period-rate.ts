/** Interest rates: between percent a year and the fraction that a period charges. */

/** What each period charges of a nominal annual rate in percent: 6.5 % paid 12 times is 0.0054166… */
export function nominalPeriodRate(annualRate: number, periodsPerYear: number): number {
  return annualRate / (100 * periodsPerYear);
}

/**
 * What each period charges when interest compounds at another rhythm than the payments:
 * (1 + r/m)^(m/p) − 1. Canadian mortgages compound twice a year (Interest Act, R.S.C. 1985, c. I-15, s. 6).
 *
 * @param annualRate nominal, in percent
 * @param compoundings m, a year
 * @param periodsPerYear p
 */
export function compoundedPeriodRate(
  annualRate: number,
  compoundings: number,
  periodsPerYear: number,
): number {
  return Math.expm1((compoundings / periodsPerYear) * Math.log1p(annualRate / (100 * compoundings)));
}

/** What each period charges of an effective annual rate in percent: (1 + r)^(1/p) − 1. */
export function effectivePeriodRate(effectiveRate: number, periodsPerYear: number): number {
  return Math.expm1(Math.log1p(effectiveRate / 100) / periodsPerYear);
}

/** The effective annual rate in percent of a rate per period: ((1 + i)^p − 1) · 100. */
export function effectiveAnnualRate(periodRate: number, periodsPerYear: number): number {
  return 100 * Math.expm1(periodsPerYear * Math.log1p(periodRate));
}
