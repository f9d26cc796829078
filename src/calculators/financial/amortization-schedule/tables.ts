import { scheduleRowWithRate, tabulate } from "../../../math/finance/schedule";
import { yearRows } from "../../../math/finance/year-rows";
import type { EVENTS } from "./outputs";
import type { Plan } from "./plan";

/** Every payment. */
export function scheduleTable(plan: Plan) {
  return tabulate(plan.terms(), plan.dates, scheduleRowWithRate);
}

export type Row = ReturnType<typeof scheduleTable>[number];

/** The schedule summed by year. */
export function yearlyTable({ schedule, inputs, paymentsPerYear }: Plan) {
  return yearRows(schedule, ["payment", "interest", "principal", "extra"], inputs.yearBasis, paymentsPerYear);
}

export interface EventRow {
  readonly number: number;
  readonly until: number;
  readonly date: string;
  readonly event: keyof typeof EVENTS;
  readonly amount: number | null;
  readonly annualRate: number;
  readonly payment: number | null;
  readonly closingBalance: number;
}

/** Everything that interrupts equal payments, in order; empty if nothing does. */
export function eventTable(plan: Plan): EventRow[] {
  const { schedule, inputs } = plan;
  const events: EventRow[] = [];
  const add = (event: EventRow["event"], row: Row, until: Row, amount: number | null, payment: number | null) => {
    const { number, date, annualRate } = row;
    const { closingBalance } = until;
    events.push({ number, until: until.number, date, event, amount, annualRate, payment, closingBalance });
  };
  const rowAt = (number: number) => schedule[Math.min(number, schedule.length) - 1] as Row;
  const holiday = inputs.moratoriumPayments;
  const last = rowAt(schedule.length);
  const rates = new Set(inputs.rateChanges.map((change) => change.fromPayment));
  for (const row of schedule) {
    const { number } = row;
    if (number === 1 && holiday > 0) add("holiday", row, rowAt(holiday), rowAt(holiday).cumulativeInterest, null);
    if (number === holiday + 1 && number < plan.regular)
      add("interest-only", row, rowAt(plan.regular - 1), null, row.payment);
    if (rates.has(number)) add("rate-change", row, row, null, row.payment);
    if (number === plan.regular && number > 1) add("regular", row, row, null, row.payment);
    const end = endOfExtras(schedule, number);
    // Only where extra payments lower the payment is the next one new because of them.
    const lowered = inputs.extraEffect === "reduce-payment";
    if (end !== null) add("extra", row, rowAt(end), row.extra, lowered ? (schedule[end]?.payment ?? null) : null);
    if (isBalloon(row, plan)) add("balloon", row, row, row.payment, null);
  }
  if (events.length > 0) add("end", last, last, last.payment, null);
  return events;
}

/** Last payment of a run of equal extra payments that begins with this one; null if none begins here. */
function endOfExtras(schedule: readonly Row[], number: number): number | null {
  const extra = (place: number) => schedule[place - 1]?.extra ?? 0;
  const same = (place: number) => Math.abs(extra(place) - extra(number)) < 1e-6;
  if (extra(number) === 0 || (number > 1 && same(number - 1))) return null;
  let end = number;
  while (end < schedule.length && same(end + 1)) end++;
  return end;
}

function isBalloon({ number }: Row, { inputs, last }: Plan): boolean {
  if (number === inputs.balloonAfter) return true;
  return number === last && (inputs.balloonAmount > 0 || inputs.amortizationType === "interest-only");
}
