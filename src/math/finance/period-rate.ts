/** Conversions between interest rates in percent per year and the fraction charged per period. */

/** Rate per period of a nominal annual rate in percent: 6.5 % paid 12 times a year is 0.0054166… */
export function nominalPeriodRate(annualRate: number, periodsPerYear: number): number {
  return annualRate / (100 * periodsPerYear);
}

/**
 * Rate per period when compounding and payment frequency differ: (1 + r/m)^(m/p) − 1. Canadian mortgages compound twice
 * a year (Interest Act, R.S.C. 1985, c. I-15, s. 6).
 *
 * @param annualRate nominal, in percent
 * @param compoundings m, compounding periods per year
 * @param periodsPerYear p, payments per year
 */
export function compoundedPeriodRate(annualRate: number, compoundings: number, periodsPerYear: number): number {
  return Math.expm1((compoundings / periodsPerYear) * Math.log1p(annualRate / (100 * compoundings)));
}

/** Rate per period of an effective annual rate in percent: (1 + r)^(1/p) − 1. */
export function effectivePeriodRate(effectiveRate: number, periodsPerYear: number): number {
  return Math.expm1(Math.log1p(effectiveRate / 100) / periodsPerYear);
}

/** Effective annual rate in percent of a rate per period: ((1 + i)^p − 1) · 100. */
export function effectiveAnnualRate(periodRate: number, periodsPerYear: number): number {
  return 100 * Math.expm1(periodsPerYear * Math.log1p(periodRate));
}
