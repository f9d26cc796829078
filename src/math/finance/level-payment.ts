/**
 * The level payment of a loan and what follows from it. Rates are fractions per period; everything is written with
 * expm1 and log1p, so that it holds from 0 % to absurd rates without a second formula near 0.
 */
import { wholeUp } from "../numbers/slack";

/** (1 + i)^n − 1 */
function growth(rate: number, periods: number): number {
  return Math.expm1(periods * Math.log1p(rate));
}

/** Present value of 1 paid at the end of each of n periods: (1 − (1 + i)^−n) / i, or n at 0 %. */
export function annuityFactor(rate: number, periods: number): number {
  return rate === 0 ? periods : -growth(rate, -periods) / rate;
}

/** The payment that repays a loan in n equal amounts, a residual (balloon) being due with the last one. */
export function levelPayment(principal: number, rate: number, periods: number, residual = 0): number {
  return firstPrincipal(principal, rate, periods, residual) + principal * rate;
}

/**
 * The part of the first level payment that repays principal, (P − B)·i / ((1 + i)^n − 1). Each later one is (1 + i)
 * times the one before.
 */
export function firstPrincipal(principal: number, rate: number, periods: number, residual = 0): number {
  const repaid = principal - residual;
  return rate === 0 ? repaid / periods : (repaid * rate) / growth(rate, periods);
}

/** The loan that n payments repay, with a residual due with the last one; inverse of `levelPayment`. */
export function loanFromPayment(payment: number, rate: number, periods: number, residual = 0): number {
  return payment * annuityFactor(rate, periods) + residual * (1 + growth(rate, -periods));
}

/** What is owed after k of n level payments. */
export function balanceAfter(
  principal: number,
  rate: number,
  periods: number,
  paid: number,
  residual = 0,
): number {
  const left = periods - paid;
  const payment = levelPayment(principal, rate, periods, residual);
  // From the end: summing what is still to come loses no digits, however long and dear the loan.
  return loanFromPayment(payment, rate, left, residual);
}

/**
 * How many payments repay a balance, the last one perhaps smaller: ⌈−ln(1 − B·i/M) / ln(1 + i)⌉. Null when the
 * payment does not exceed the interest.
 */
export function paymentsToRepay(balance: number, rate: number, payment: number): number | null {
  const interest = balance * rate;
  if (payment <= interest) return null;
  const exact = rate === 0 ? balance / payment : -Math.log1p(-interest / payment) / Math.log1p(rate);
  return wholeUp(exact);
}
