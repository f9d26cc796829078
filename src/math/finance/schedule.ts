import { amortize } from "./amortization";
import type { LoanTerms, PaymentRow } from "./loan";
import type { PaymentDates } from "./payment-dates";

/** The columns of every amortization table. */
export interface ScheduleRow {
  number: number;
  /** ISO 8601 */
  date: string;
  openingBalance: number;
  payment: number;
  interest: number;
  principal: number;
  extra: number;
  closingBalance: number;
  cumulativeInterest: number;
}

/** Builds the table of a loan. `line` makes one line of it, usually `scheduleRow` plus a few columns. */
export function tabulate<Line>(
  terms: LoanTerms,
  dates: PaymentDates,
  line: (row: Readonly<PaymentRow>, date: string) => Line,
): Line[] {
  const lines: Line[] = [];
  amortize(terms, (row) => {
    lines.push(line(row, dates.iso(row.number)));
  });
  return lines;
}

/** The standard columns for one payment. */
export function scheduleRow(row: Readonly<PaymentRow>, date: string): ScheduleRow {
  return {
    number: row.number,
    date,
    openingBalance: row.openingBalance,
    payment: row.payment,
    interest: row.interest,
    principal: row.principal,
    extra: row.extra,
    closingBalance: row.closingBalance,
    cumulativeInterest: row.cumulativeInterest,
  };
}

/** The standard columns plus the rate. */
export function scheduleRowWithRate(row: Readonly<PaymentRow>, date: string): ScheduleRow & { annualRate: number } {
  return {
    number: row.number,
    date,
    openingBalance: row.openingBalance,
    payment: row.payment,
    interest: row.interest,
    principal: row.principal,
    extra: row.extra,
    closingBalance: row.closingBalance,
    cumulativeInterest: row.cumulativeInterest,
    annualRate: row.annualRate,
  };
}
