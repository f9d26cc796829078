import { addMonths, toDayNumber } from "../dates/civil";
import type { CivilDate } from "../dates/iso-date";
import type { PaymentDates } from "./payment-dates";

export type ExtraFrequency = "once" | "monthly" | "quarterly" | "yearly";

/** Extra payments on dates of their own choosing. */
export interface ExtraStream {
  readonly amount: number;
  readonly frequency: ExtraFrequency;
  /** First date. If null or before the first payment, the date of the first payment is used. */
  readonly start: CivilDate | null;
  /** Last day on which a repeated extra may fall; null for no limit. */
  readonly end: CivilDate | null;
}

const MONTHS_BETWEEN: Readonly<Record<Exclude<ExtraFrequency, "once">, number>> = {
  monthly: 1,
  quarterly: 3,
  yearly: 12,
};

/**
 * The extra due with each payment: element k belongs to payment k (element 0 is unused). Each dated amount goes with
 * the first payment on or after its date; amounts dated after the last payment are dropped. Returns null if no extras
 * are due.
 *
 * @param payments number of the last payment
 */
export function extrasByPayment(
  streams: readonly ExtraStream[],
  dates: PaymentDates,
  payments: number,
): Float64Array | null {
  const used = streams.filter((stream) => stream.amount > 0);
  if (used.length === 0) return null;
  const due = new Float64Array(payments + 1);
  for (const stream of used) addStream(due, stream, dates);
  return due;
}

function addStream(due: Float64Array, { amount, frequency, start, end }: ExtraStream, dates: PaymentDates): void {
  const anchor = start && dayOf(start) > dayOf(dates.first) ? start : dates.first;
  if (frequency === "once") {
    const payment = dates.firstOnOrAfter(anchor);
    if (payment < due.length) due[payment] = (due[payment] as number) + amount;
    return;
  }
  const step = MONTHS_BETWEEN[frequency];
  const last = end ? dayOf(end) : Number.POSITIVE_INFINITY;
  for (let month = 0; ; month += step) {
    const date = addMonths(anchor, month);
    if (dayOf(date) > last) return;
    const payment = dates.firstOnOrAfter(date);
    if (payment >= due.length) return;
    due[payment] = (due[payment] as number) + amount;
  }
}

function dayOf(date: CivilDate): number {
  return toDayNumber(date.year, date.month, date.day);
}
