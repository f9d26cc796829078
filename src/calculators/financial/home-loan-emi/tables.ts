import { scheduleRowWithRate } from "../../../math/finance/schedule";
import { yearRows } from "../../../math/finance/year-rows";
import type { HomeLoan, LoanEvent } from "./home-loan";

interface Row extends ReturnType<typeof scheduleRowWithRate> {
  /** Disbursed after this row; added to the closing balance, it gives the next opening balance. */
  readonly disbursed: number;
  readonly kind: ReturnType<HomeLoan["kindOf"]>;
}

/** Every installment. */
export function scheduleTable(loan: HomeLoan): Row[] {
  const rows: Row[] = [];
  loan.run((row) => {
    rows.push(
      Object.assign(scheduleRowWithRate(row, loan.dates.iso(row.number)), {
        disbursed: loan.drawnAfter(row.number),
        kind: loan.kindOf(row.number),
      }),
    );
  });
  return rows;
}

/** The schedule summed by year. */
export function yearlyTable({ schedule, inputs }: HomeLoan) {
  return yearRows(schedule, ["payment", "interest", "principal", "extra", "disbursed"], inputs.yearBasis, 12);
}

/** Each part of the loan as it is paid out; empty if it is paid out at once. */
export function disbursalTable({ inputs, dates }: HomeLoan) {
  if (inputs.disbursementType === "full") return [];
  let soFar = 0;
  return inputs.tranches.map(({ month, amount }) => {
    soFar += amount;
    return { month, date: month === 0 ? null : dates.iso(month), amount, soFar, left: inputs.principal - soFar };
  });
}

/** Every event that changes the loan; consecutive equal prepayments share a row. */
export function eventTable(loan: HomeLoan) {
  const events: (LoanEvent & { until: number })[] = [];
  let prepayment = -1;
  loan.run(undefined, (event) => {
    const last = events[prepayment];
    const goesOn =
      event.event === "prepayment" &&
      last?.until === event.number - 1 &&
      Math.abs((last.amount as number) - (event.amount as number)) < 0.005;
    if (last && goesOn) {
      const { number, oldEmi } = last;
      events[prepayment] = { ...event, number, oldEmi, until: event.number };
      return;
    }
    events.push({ ...event, until: event.number });
    if (event.event === "prepayment") prepayment = events.length - 1;
  });
  return events.map((event) => ({
    number: event.number,
    until: event.until,
    date: loan.dates.iso(event.number),
    event: event.event,
    amount: event.amount,
    annualRate: event.annualRate,
    oldEmi: event.oldEmi,
    newEmi: event.newEmi,
    emisLeft: event.emisLeft,
    endDate: loan.dates.iso(endRow(event, loan)),
    balance: event.balance,
  }));
}

/** Row of the last EMI as of an event; rows without an EMI push it back. */
function endRow({ event, until, emisLeft }: LoanEvent & { until: number }, loan: HomeLoan): number {
  // Prepayments and disbursements come after the EMI of the same row.
  const next = event === "prepayment" || event === "disbursal" ? until + 1 : until;
  const start = Math.max(next, loan.preEmiRows + 1);
  const plain = start + emisLeft - 1;
  const { moratoriumFrom, moratoriumTo } = loan;
  if (moratoriumTo <= start || plain < moratoriumFrom) return Math.max(1, plain);
  return plain + moratoriumTo - Math.max(start, moratoriumFrom);
}

export type ScheduleRow = ReturnType<typeof scheduleTable>[number];

export type EventRow = ReturnType<typeof eventTable>[number];

/** The tax years, reduced to the output's columns. */
export function taxTable(loan: HomeLoan) {
  return loan.taxYears.map(({ lastRow: _, ...year }) => year);
}
