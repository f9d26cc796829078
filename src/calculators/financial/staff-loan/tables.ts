import { financialYear } from "../../../math/finance/year-rows";
import { lastDayOf } from "./perquisite";
import type { Credit, StaffLoan } from "./staff-loan";

/** Every installment with its date. */
export function scheduleTable({ recovery, dates }: StaffLoan) {
  return recovery.rows.map((row, i) => ({ number: i + 1, date: dates.iso(i + 1), ...row }));
}

/** Amounts paid by the end of each tax year, and the interest due then. */
export function paidTable({ recovery, dates }: StaffLoan) {
  const years: { taxYear: string; principalPaid: number; interestPaid: number; interestDue: number }[] = [];
  let principalPaid = 0;
  let interestPaid = 0;
  for (const [i, row] of recovery.rows.entries()) {
    principalPaid += row.principal;
    interestPaid += row.interestPaid;
    const taxYear = financialYear(dates.iso(i + 1));
    if (years.at(-1)?.taxYear === taxYear) years.pop();
    years.push({ taxYear, principalPaid, interestPaid, interestDue: row.interestDue });
  }
  return years;
}

/** The monthly amounts the employer adds up for each tax year. */
export function monthTable({ perquisiteYears }: StaffLoan) {
  return perquisiteYears.flatMap(({ taxYear, months }) =>
    months.map(({ month, balance, notional, credited }) => ({
      monthEnd: lastDayOf(month),
      taxYear,
      principalBalance: balance,
      notionalInterest: notional,
      interestCredited: credited,
      difference: notional - credited,
    })),
  );
}

/** The perquisite and its tax by year. */
export function yearTable({ perquisiteYears }: StaffLoan) {
  return perquisiteYears.map(({ taxYear, monthsOwed, notional, credited, perquisite, tax }) => ({
    taxYear,
    months: monthsOwed,
    notionalInterest: notional,
    interestCredited: credited,
    perquisite,
    tax,
  }));
}

/** The perquisite with interest credited as it accrues and when paid; empty if the loan is exempt. */
export function readingTable(loan: StaffLoan) {
  const readings: readonly Credit[] = loan.isExempt ? [] : ["accrued", "paid"];
  return readings.map((interestCredit) => {
    const { firstYear, total, tax } = loan.perquisiteBy(interestCredit);
    return {
      interestCredit,
      perquisiteFirstYear: firstYear,
      perquisiteTotal: total,
      perquisiteTax: tax,
      netAdvantage: loan.interestAdvantage - tax,
    };
  });
}
