import { financialYear } from "../../../math/finance/year-rows";
import type { HomeLoan } from "./home-loan";

export interface TaxYear {
  /** `2026-27` */
  readonly year: string;
  /** The loan's last row in the year. */
  readonly lastRow: number;
  /** Excludes pre-EMI interest. */
  readonly interest: number;
  /** Includes prepayments. */
  readonly principal: number;
  readonly interestDeduction: number;
  readonly principalDeduction: number;
  readonly saving: number;
}

/** Income tax saved by the loan in each tax year, April to March; empty if the tax rate is 0. */
export function taxYears(loan: HomeLoan): TaxYear[] {
  const { taxRate, interestDeductionCap, principalDeductionCap } = loan.inputs;
  if (taxRate === 0) return [];
  const sums: { firstRow: number; lastRow: number; interest: number; principal: number }[] = [];
  const { year, month } = loan.dates.first;
  let current = Number.NaN;
  loan.run(({ number, interest, principal, extra }) => {
    // The tax year starts in April. Counting months is cheaper than building a date for each row.
    const taxYear = Math.floor((year * 12 + month - 1 + number - 1 - 3) / 12);
    if (taxYear !== current) sums.push({ firstRow: number, lastRow: number, interest: 0, principal: 0 });
    current = taxYear;
    const sum = sums.at(-1) as (typeof sums)[number];
    sum.lastRow = number;
    if (number > loan.preEmiRows) sum.interest += interest;
    sum.principal += principal + extra;
  });
  return sums.map(({ firstRow, lastRow, interest, principal }) => {
    const interestDeduction = Math.min(interest, interestDeductionCap);
    // During a moratorium, more interest may be added to the loan than principal is repaid.
    const principalDeduction = Math.max(0, Math.min(principal, principalDeductionCap));
    return {
      year: financialYear(loan.dates.iso(firstRow)),
      lastRow,
      interest,
      principal,
      interestDeduction,
      principalDeduction,
      saving: (taxRate / 100) * (interestDeduction + principalDeduction),
    };
  });
}
