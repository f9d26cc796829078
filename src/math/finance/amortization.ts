import { cleanDecimal, Loan, type LoanTerms, type PaymentRow } from "./loan";

export interface LoanTotals {
  /** How many payments there were. */
  readonly payments: number;
  readonly interest: number;
  /** Scheduled payments, without extras. */
  readonly paid: number;
  readonly extra: number;
  readonly highestPayment: number;
  /** The last one, without its extra. */
  readonly lastPayment: number;
  /** False when the payments do not repay the loan, or the visitor stopped the run. */
  readonly repaid: boolean;
}

/** A loan without a last scheduled payment is followed no further than this. */
const MAX_PAYMENTS = 20_000;

/**
 * Runs a loan from its first payment to its last. Each payment is shown to the visitor in one row that is used again
 * and again, so that a summary builds nothing; copy what is to be kept.
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
  // Sums of cents are cents.
  const total = (terms.rounding ?? "none") === "none" ? (sum: number) => sum : cleanDecimal;
  return {
    payments: row.number,
    interest: row.cumulativeInterest,
    paid: total(paid),
    extra: total(extra),
    highestPayment,
    lastPayment: row.payment,
    repaid: loan.balance === 0,
  };
}
