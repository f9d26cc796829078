/**
 * When private mortgage insurance (PMI) ends: Homeowners Protection Act of 1998, 12 USC 4901–4902; CFPB Bulletin
 * 2015-03.
 */

import { SLACK } from "../numbers/slack";
import { amortize } from "./amortization";
import type { LoanTerms } from "./loan";

/** Shares of the original value, in percent. */
export interface PmiRules {
  /** PMI is charged when the loan at closing is above this share. */
  readonly chargedAbove: number;
  /** The borrower may ask for its end once the balance has come down to this. */
  readonly onRequest: number;
  /** It ends by itself once the balance of the schedule has come down to this. */
  readonly automatic: number;
}

/** Whether a loan is so large a share of the value that it carries PMI. */
export function needsPmi(loan: number, value: number, rules: PmiRules): boolean {
  return (100 * loan) / value > rules.chargedAbove + SLACK;
}

/** How many payments bring the balance down to a share of the value, in percent; null when none does. */
export function paymentsUntilLoanToValue(terms: LoanTerms, value: number, share: number): number | null {
  let reached: number | null = null;
  amortize(terms, (row) => {
    if ((100 * row.closingBalance) / value > share + SLACK) return false;
    reached = row.number;
    return true;
  });
  return reached;
}

/** The midpoint of the term, after which PMI may not be charged regardless of the balance. */
export function pmiMidpoint(payments: number): number {
  return Math.ceil(payments / 2);
}

/**
 * How many monthly payments carry PMI that ends by itself: until the balance of the schedule, which extra payments do
 * not change, is down to the automatic share, at most until the midpoint.
 *
 * @param scheduled the loan without extra payments
 */
export function automaticPmiPayments(scheduled: LoanTerms, value: number, rules: PmiRules): number {
  if (!needsPmi(scheduled.principal, value, rules)) return 0;
  const reached = paymentsUntilLoanToValue(scheduled, value, rules.automatic) ?? scheduled.payments;
  return Math.min(reached, pmiMidpoint(scheduled.payments));
}

/**
 * How many payments carry PMI that the borrower asks to end as soon as the balance allows it.
 *
 * @param actual the loan with its extra payments
 * @param midpoint payments until the midpoint of the term
 */
export function requestedPmiPayments(
  actual: LoanTerms,
  value: number,
  rules: PmiRules,
  midpoint: number,
): number {
  if (!needsPmi(actual.principal, value, rules)) return 0;
  return Math.min(paymentsUntilLoanToValue(actual, value, rules.onRequest) ?? midpoint, midpoint);
}
