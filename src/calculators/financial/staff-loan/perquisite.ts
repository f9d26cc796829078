/** The perquisite of a loan below the State Bank's rate, by calendar months and tax years from April. */

import { indiaFiscalYear } from "../../../math/dates/fiscal-year";
import { type CivilDate, daysInMonth, formatIsoDate, parseIsoDate } from "../../../math/dates/iso-date";
import type { Credit, StaffLoan } from "./staff-loan";

/** One calendar month. */
export interface PerquisiteMonth {
  /** Counted from year 0: 12 × year + month − 1. */
  readonly month: number;
  /** Principal on its last day. */
  readonly balance: number;
  readonly notional: number;
  readonly credited: number;
}

/** One tax year in which principal is outstanding at a month's end. */
export interface PerquisiteYear {
  /** `2026-27` */
  readonly taxYear: string;
  readonly months: readonly PerquisiteMonth[];
  /** How many of them have principal outstanding. */
  readonly monthsOwed: number;
  readonly notional: number;
  readonly credited: number;
  readonly perquisite: number;
  readonly tax: number;
}

/** Tax years begin with it: its place in the year, from 0. */
const APRIL = 3;

export function monthIndex({ year, month }: CivilDate): number {
  return 12 * year + month - 1;
}

/** ISO 8601 */
export function lastDayOf(month: number): string {
  const year = Math.floor(month / 12);
  const place = (month % 12) + 1;
  return formatIsoDate({ year, month: place, day: daysInMonth(year, place) });
}

/** `2026-27` */
function taxYearOf(month: number): string {
  return indiaFiscalYear({ year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 });
}

/**
 * The months from the disbursal in which principal is outstanding on the last day, and with credit as paid those in
 * which interest is paid, up to the end of the last such tax year.
 */
function* perquisiteMonths(loan: StaffLoan, credit: Credit): Generator<PerquisiteMonth> {
  const { principal, annualRate, sbiRate, disbursementDate } = loan.inputs;
  const { rows } = loan.recovery;
  const first = monthIndex(loan.dates.first);
  const begin = monthIndex(parseIsoDate(disbursementDate) as CivilDate);
  for (let month = begin; month < first + rows.length; month++) {
    const row = rows[month - first];
    const balance = month < first ? principal : (row?.principalBalance ?? 0);
    // Without principal in its first month, April, a tax year has no perquisite.
    if (balance === 0 && (month % 12 === APRIL || month === begin)) return;
    const paid = row?.interestPaid ?? 0;
    const credited = credit === "paid" ? paid : (balance * annualRate) / 1200;
    if (balance > 0 || credited > 0) yield { month, balance, notional: (balance * sbiRate) / 1200, credited };
  }
}

/** The tax years in which principal is outstanding at a month's end. */
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
