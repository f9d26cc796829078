/** The perquisite from a loan below the State Bank's rate, by calendar month and by tax year from April. */

import { indiaFiscalYear } from "../../../math/dates/fiscal-year";
import { type CivilDate, daysInMonth, formatIsoDate, parseIsoDate } from "../../../math/dates/iso-date";
import type { Credit, StaffLoan } from "./staff-loan";

/** One calendar month. */
export interface PerquisiteMonth {
  /** Months since year 0: 12 × year + month − 1. */
  readonly month: number;
  /** Principal on the last day of the month. */
  readonly balance: number;
  readonly notional: number;
  readonly credited: number;
}

/** A tax year in which principal is outstanding at the end of a month. */
export interface PerquisiteYear {
  /** `2026-27` */
  readonly taxYear: string;
  readonly months: readonly PerquisiteMonth[];
  /** Number of months with principal outstanding. */
  readonly monthsOwed: number;
  readonly notional: number;
  readonly credited: number;
  readonly perquisite: number;
  readonly tax: number;
}

/** Index of April, counted from 0; tax years begin with it. */
const APRIL = 3;

export function monthIndex({ year, month }: CivilDate): number {
  return 12 * year + month - 1;
}

/** Last day of a month as an ISO 8601 date. */
export function lastDayOf(month: number): string {
  const year = Math.floor(month / 12);
  const place = (month % 12) + 1;
  return formatIsoDate({ year, month: place, day: daysInMonth(year, place) });
}

/** Tax year of a month, such as `2026-27`. */
function taxYearOf(month: number): string {
  return indiaFiscalYear({ year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 });
}

/**
 * The months since disbursement with principal outstanding on the last day, up to the end of the last tax year with any.
 * If interest is credited when paid, months of that period in which interest is paid are included too.
 */
function* perquisiteMonths(loan: StaffLoan, credit: Credit): Generator<PerquisiteMonth> {
  const { principal, annualRate, sbiRate, disbursementDate } = loan.inputs;
  const { rows } = loan.recovery;
  const first = monthIndex(loan.dates.first);
  const begin = monthIndex(parseIsoDate(disbursementDate) as CivilDate);
  for (let month = begin; month < first + rows.length; month++) {
    const row = rows[month - first];
    const balance = month < first ? principal : (row?.principalBalance ?? 0);
    // A tax year without principal in April, its first month, has no perquisite.
    if (balance === 0 && (month % 12 === APRIL || month === begin)) return;
    const paid = row?.interestPaid ?? 0;
    const credited = credit === "paid" ? paid : (balance * annualRate) / 1200;
    if (balance > 0 || credited > 0) yield { month, balance, notional: (balance * sbiRate) / 1200, credited };
  }
}

/** The tax years in which principal is outstanding at the end of a month. */
export function perquisiteYears(loan: StaffLoan, credit: Credit): PerquisiteYear[] {
  const years: PerquisiteYear[] = [];
  let months: PerquisiteMonth[] = [];
  let notional = 0;
  let credited = 0;
  const close = () => {
    const [first] = months;
    const perquisite = Math.max(0, notional - credited);
    if (first)
      years.push({
        taxYear: taxYearOf(first.month),
        months,
        monthsOwed: months.filter(({ balance }) => balance > 0).length,
        notional,
        credited,
        perquisite,
        tax: (perquisite * loan.inputs.taxRate) / 100,
      });
    [months, notional, credited] = [[], 0, 0];
  };
  for (const month of perquisiteMonths(loan, credit)) {
    if (month.month % 12 === APRIL) close();
    months.push(month);
    notional += month.notional;
    credited += month.credited;
  }
  close();
  return years;
}
