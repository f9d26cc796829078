import { type Bracket, findRoot } from "../solve/root";

/** `count` equal payments, each at the end of a period. In a list, each run begins where the previous one ends. */
export interface EqualPayments {
  readonly amount: number;
  readonly count: number;
}

/** Absolute tolerance of the rate per period. */
const TOLERANCE = 1e-14;

/** If payments exceed the amount by no more than this fraction of it, the difference is a rounding error. */
const NOISE = 1e-14;

/**
 * Bounds of the search, as continuous rates per period. In doubles, −50 is effectively −100 %, and 600 a rate of e^600.
 */
const LOWEST = -50;
const HIGHEST = 600;

/**
 * The rate per period, as a fraction, at which the payments are worth an amount received one period before the first of
 * them: Σ p_k / (1 + j)^k = A. Runs may hold negative amounts (later disbursements). Returns null if the amount is not
 * positive or there is no such rate.
 */
export function internalRateOfReturn(amount: number, runs: readonly EqualPayments[]): number | null {
  if (!(amount > 0)) return null;
  // As a function of δ = ln(1 + j) the present value is closest to linear, so the search is short.
  const excess = (delta: number) => presentValue(delta, runs) / amount - 1;
  if (Math.abs(excess(0)) < NOISE) return 0;
  const bracket = bracketRate(amount, runs, excess);
  const delta = bracket && findRoot(excess, bracket, TOLERANCE);
  return delta === null ? null : Math.expm1(delta);
}

/**
 * The annual percentage rate under Regulation Z, Appendix J (12 CFR 1026), actuarial method with equal unit periods:
 * the rate per unit period times the number of unit periods in a year. In percent; null if `internalRateOfReturn` finds
 * no rate.
 *
 * @param amountFinanced the loan less the prepaid finance charges
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
 * Brackets δ. If no payment is negative, the rate is at least ln(Σp / A) divided by the mean time of the payments
 * (Jensen's inequality), and usually not much more.
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
