/**
 * When private mortgage insurance (PMI) ends: Homeowners Protection Act of 1998, 12 USC 4901–4902; CFPB Bulletin
 * 2015-03.
 */

import { SLACK } from "../numbers/slack";
import { amortize } from "./amortization";
import type { LoanTerms } from "./loan";

/** Loan-to-value ratios, in percent of the original value. */
export interface PmiRules {
  /** PMI is charged if the loan exceeds this ratio at closing. */
  readonly chargedAbove: number;
  /** The borrower may request cancellation once the balance is down to this ratio. */
  readonly onRequest: number;
  /** PMI ends automatically once the scheduled balance is down to this ratio. */
  readonly automatic: number;
}

/** Whether a loan's share of the home value is high enough to require PMI. */
export function needsPmi(loan: number, value: number, rules: PmiRules): boolean {
  return (100 * loan) / value > rules.chargedAbove + SLACK;
}

/** Number of payments that bring the balance down to a share of the value, in percent; null if none does. */
export function paymentsUntilLoanToValue(terms: LoanTerms, value: number, share: number): number | null {
  let reached: number | null = null;
  amortize(terms, (row) => {
    if ((100 * row.closingBalance) / value > share + SLACK) return false;
    reached = row.number;
    return true;
  });
  return reached;
}

/** The midpoint of the term, after which PMI may not be charged whatever the balance. */
export function pmiMidpoint(payments: number): number {
  return Math.ceil(payments / 2);
}

/**
 * Number of monthly payments with PMI if it ends automatically: until the scheduled balance, which extra payments do
 * not change, reaches the automatic ratio, or until the midpoint if that comes first.
 *
 * @param scheduled the loan without extra payments
 */
export function automaticPmiPayments(scheduled: LoanTerms, value: number, rules: PmiRules): number {
  if (!needsPmi(scheduled.principal, value, rules)) return 0;
  const reached = paymentsUntilLoanToValue(scheduled, value, rules.automatic) ?? scheduled.payments;
  return Math.min(reached, pmiMidpoint(scheduled.payments));
}

/**
 * Number of payments with PMI if the borrower requests cancellation as soon as the balance allows it.
 *
 * @param actual the loan with its extra payments
 * @param midpoint number of payments until the midpoint of the term
 */
export function requestedPmiPayments(actual: LoanTerms, value: number, rules: PmiRules, midpoint: number): number {
  if (!needsPmi(actual.principal, value, rules)) return 0;
  return Math.min(paymentsUntilLoanToValue(actual, value, rules.onRequest) ?? midpoint, midpoint);
}
