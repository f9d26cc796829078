/**
 * The level payment of a loan and quantities derived from it. Rates are fractions per period. The formulas use expm1
 * and log1p so that they hold from 0 % to extreme rates without a special case near 0.
 *
 * Payments are made at the end of each period, or at the start (annuity due): the first one together with the loan.
 * Payments at the start are those at the end for a principal received one period earlier.
 */
import { wholeUp } from "../numbers/slack";
import type { Timing } from "./deposits";

/** (1 + i)^n − 1 */
function growth(rate: number, periods: number): number {
  return Math.expm1(periods * Math.log1p(rate));
}

/** Present value of 1 paid at the end of each of n periods: (1 − (1 + i)^−n) / i, or n at 0 %. */
export function annuityFactor(rate: number, periods: number): number {
  return rate === 0 ? periods : -growth(rate, -periods) / rate;
}

/** The payment that repays a loan in n equal amounts. The residual (balloon), if any, is due with the last one. */
export function levelPayment(
  principal: number,
  rate: number,
  periods: number,
  residual = 0,
  timing: Timing = "end",
): number {
  const earlier = timing === "start" ? principal / (1 + rate) : principal;
  return firstPrincipal(earlier, rate, periods, residual) + earlier * rate;
}

/** s the one before => the previous one */
export function firstPrincipal(principal: number, rate: number, periods: number, residual = 0): number {
  const repaid = principal - residual;
  return rate === 0 ? repaid / periods : (repaid * rate) / growth(rate, periods);
}

/** The loan amount that n payments repay, with a residual due with the last one; inverse of `levelPayment`. */
export function loanFromPayment(
  payment: number,
  rate: number,
  periods: number,
  residual = 0,
  timing: Timing = "end",
): number {
  const earlier = payment * annuityFactor(rate, periods) + residual * (1 + growth(rate, -periods));
  return timing === "start" ? earlier * (1 + rate) : earlier;
}

/** The balance right after k of n level payments, k at least 1 if they are made at the start. */
export function balanceAfter(
  principal: number,
  rate: number,
  periods: number,
  paid: number,
  residual = 0,
  timing: Timing = "end",
): number {
  const left = periods - paid;
  const payment = levelPayment(principal, rate, periods, residual, timing);
  // Discounting the remaining payments keeps full precision, however long the term and high the rate.
  return loanFromPayment(payment, rate, left, residual);
}

/**
 * The number of payments that repay a balance, the last one possibly smaller: ⌈−ln(1 − B·i/M) / ln(1 + i)⌉. Returns
 * null if the payment does not exceed the interest.
 */
export function paymentsToRepay(balance: number, rate: number, payment: number, timing: Timing = "end"): number | null {
  if (timing === "start") {
    if (payment >= balance) return 1;
    const later = paymentsToRepay(balance - payment, rate, payment);
    return later === null ? null : 1 + later;
  }
  const interest = balance * rate;
  if (payment <= interest) return null;
  const exact = rate === 0 ? balance / payment : -Math.log1p(-interest / payment) / Math.log1p(rate);
  return wholeUp(exact);
}
