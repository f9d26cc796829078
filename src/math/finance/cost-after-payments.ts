import { balanceAfter, levelPayment } from "./level-payment";
import type { LoanTerms } from "./loan";
import { nominalPeriodRate } from "./period-rate";

/**
 * What a loan has cost after a number of payments if it is then paid off: payments, insurance, up-front cash and the
 * remaining balance, less the part of the loan that paid for the home.
 *
 * @param insurance mortgage insurance paid along with those payments
 * @param borrowed the part of the loan that paid for the home
 */
export function costAfterPayments(
  { principal, annualRate, payments: term }: LoanTerms,
  insurance: number,
  borrowed: number,
  cash: number,
  payments: number,
): number {
  const rate = nominalPeriodRate(annualRate, 12);
  const paid = payments * levelPayment(principal, rate, term);
  const owed = payments < term ? balanceAfter(principal, rate, term, payments) : 0;
  return paid + insurance + owed - borrowed + cash;
}
