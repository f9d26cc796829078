import { type Bracket, findRoot } from "../solve/root";

/** `count` equal payments, each at the end of a period; one run follows another. */
export interface EqualPayments {
  readonly amount: number;
  readonly count: number;
}

/** Absolute, in the rate per period. */
const TOLERANCE = 1e-14;

/** Payments that exceed the amount by this share of it do so by rounding only. */
const NOISE = 1e-14;

/** The search ends at these continuous rates per period: −100 % and e^600, in doubles. */
const LOWEST = -50;
const HIGHEST = 600;

/**
 * The rate per period, as a fraction, at which payments are worth an amount received one period before the first of
 * them: Σ p_k / (1 + j)^k = A. Runs may hold negative amounts (later disbursals). Null when there is no amount or no
 * such rate.
 */
export function internalRateOfReturn(amount: number, runs: readonly EqualPayments[]): number | null {
  if (!(amount > 0)) return null;
  // In δ = ln(1 + j) the present value bends least, so the search is short.
  const excess = (delta: number) => presentValue(delta, runs) / amount - 1;
  if (Math.abs(excess(0)) < NOISE) return 0;
  const bracket = bracketRate(amount, runs, excess);
  const delta = bracket && findRoot(excess, bracket, TOLERANCE);
  return delta === null ? null : Math.expm1(delta);
}

/**
 * The annual percentage rate of Regulation Z, Appendix J (12 CFR 1026), actuarial method with equal unit-periods: the
 * rate per unit-period times the unit-periods in a year. In percent; null when nothing is financed.
 *
 * @param amountFinanced what the borrower has the use of: the loan less the prepaid finance charges
 */
export function annualPercentageRate(
  amountFinanced: number,
  runs: readonly EqualPayments[],
  periodsPerYear = 12,
): number | null {
  const rate = internalRateOfReturn(amountFinanced, runs);
  return rate === null ? null : 100 * periodsPerYear * rate;
}

/** Value of the runs one period before the first payment, at the continuous rate δ per period. */
function presentValue(delta: number, runs: readonly EqualPayments[]): number {
  const rate = Math.expm1(delta);
  let value = 0;
  let periods = 0;
  for (const { amount, count } of runs) {
    const factor = delta === 0 ? count : -Math.expm1(-delta * count) / rate;
    value += amount * factor * Math.exp(-delta * periods);
    periods += count;
  }
  return value;
}

/**
 * Bounds of δ. When no payment is negative, the rate is at least ln(Σp / A) over the mean time of the payments
 * (Jensen's inequality), and seldom much more.
 */
function bracketRate(
  amount: number,
  runs: readonly EqualPayments[],
  excess: (delta: number) => number,
): Bracket | null {
  let total = 0;
  let weighted = 0;
  let periods = 0;
  for (const run of runs) {
    const paid = run.amount * run.count;
    total += paid;
    weighted += paid * (periods + (run.count + 1) / 2);
    periods += run.count;
  }
  const guess = (Math.log(total / amount) * total) / weighted;
  if (!Number.isFinite(guess)) return null;
  let step = Math.max(Math.abs(guess), 1e-6);
  let low = guess - 1e-9 * step;
  let high = guess + step / 2;
  for (; excess(low) < 0 && low > LOWEST; step *= 2) low -= step;
  for (; excess(high) > 0 && high < HIGHEST; step *= 2) high += step;
  return { low, high };
}
