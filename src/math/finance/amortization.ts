import { cleanDecimal, Loan, type LoanTerms, type PaymentRow } from "./loan";

export interface LoanTotals {
  /** Number of payments made. */
  readonly payments: number;
  readonly interest: number;
  /** Sum of the scheduled payments, without extras. */
  readonly paid: number;
  readonly extra: number;
  readonly highestPayment: number;
  /** The last payment, without its extra. */
  readonly lastPayment: number;
  /** False if the payments do not repay the loan or `visit` stopped the run. */
  readonly repaid: boolean;
}

/** Limit on the number of payments for a loan without a last scheduled payment. */
const MAX_PAYMENTS = 20_000;

/**
 * Runs a loan from its first payment to its last. To avoid allocations, the same row object is passed to `visit` for
 * every payment; copy whatever you want to keep.
 *
 * @param visit returning `true` stops the run
 */
export function amortize(terms: LoanTerms, visit?: (row: PaymentRow) => unknown): LoanTotals {
  const loan = new Loan(terms);
  const { extras, beforePayment, afterPayment } = terms;
  const row: PaymentRow = {
    number: 0,
    annualRate: terms.annualRate,
    openingBalance: 0,
    payment: 0,
    interest: 0,
    principal: 0,
    extra: 0,
    closingBalance: terms.principal,
    cumulativeInterest: 0,
  };
  let paid = 0;
  let extra = 0;
  let highestPayment = 0;
  while ((loan.balance > 0 || loan.undrawn > 0) && loan.number < MAX_PAYMENTS) {
    loan.number++;
    beforePayment?.(loan);
    loan.pay(row, extras?.[loan.number] ?? 0);
    paid += row.payment;
    extra += row.extra;
    if (row.payment > highestPayment) highestPayment = row.payment;
    if (visit?.(row) === true) break;
    afterPayment?.(loan, row);
  }
  // Sums of whole cents must be whole cents.
  const total = (terms.rounding ?? "none") === "none" ? (sum: number) => sum : cleanDecimal;
  return {
    payments: row.number,
    interest: row.cumulativeInterest,
    paid: total(paid),
    extra: total(extra),
    highestPayment,
    lastPayment: row.payment,
    repaid: loan.balance === 0 && loan.undrawn === 0,
  };
}
