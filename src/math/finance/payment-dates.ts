import { addMonths, fromDayNumber, toDayNumber } from "../dates/civil";
import { type CivilDate, daysInMonth, formatIsoDate } from "../dates/iso-date";

export type PaymentFrequency = "weekly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "annual";

export const PAYMENTS_PER_YEAR: Readonly<Record<PaymentFrequency, number>> = {
  weekly: 52,
  biweekly: 26,
  monthly: 12,
  quarterly: 4,
  semiannual: 2,
  annual: 1,
};

/** Days between payments for weekly and biweekly frequencies; the others count months. */
const DAYS: Partial<Record<PaymentFrequency, number>> = { weekly: 7, biweekly: 14 };

/**
 * The payment dates of a loan. Payment 1 falls on the first date, the others a fixed number of days or months later.
 * Months are always counted from the first date, so the day of the month returns after a shorter month: January 31,
 * February 28, March 31.
 */
export class PaymentDates {
  readonly #first: CivilDate;
  readonly #firstDay: number;
  /** 0 if the frequency counts days. */
  readonly #months: number;
  readonly #days: number;

  constructor(first: CivilDate, frequency: PaymentFrequency) {
    this.#first = first;
    this.#firstDay = toDayNumber(first.year, first.month, first.day);
    this.#days = DAYS[frequency] ?? 0;
    this.#months = this.#days > 0 ? 0 : 12 / PAYMENTS_PER_YEAR[frequency];
  }

  get first(): CivilDate {
    return this.#first;
  }

  /** Date of payment k, from 1; 0 gives the date one period before the first payment. */
  date(k: number): CivilDate {
    return this.#months > 0
      ? addMonths(this.#first, (k - 1) * this.#months)
      : fromDayNumber(this.#firstDay + (k - 1) * this.#days);
  }

  iso(k: number): string {
    return formatIsoDate(this.date(k));
  }

  /** Date of payment k as days since 1970-01-01. */
  dayNumber(k: number): number {
    if (this.#months === 0) return this.#firstDay + (k - 1) * this.#days;
    const { year, month, day } = this.date(k);
    return toDayNumber(year, month, day);
  }

  /** Number of the first payment on or after a date. */
  firstOnOrAfter(date: CivilDate): number {
    if (this.#months === 0) {
      const days = toDayNumber(date.year, date.month, date.day) - this.#firstDay;
      return Math.max(1, Math.ceil(days / this.#days) + 1);
    }
    const months = (date.year - this.#first.year) * 12 + date.month - this.#first.month;
    const periods = Math.floor(months / this.#months);
    const paymentDay = Math.min(this.#first.day, daysInMonth(date.year, date.month));
    const reached = months % this.#months === 0 && date.day <= paymentDay;
    return Math.max(1, periods + (reached ? 1 : 2));
  }

  /** Number of payments on or before a date. */
  countUntil(date: CivilDate): number {
    const next = this.firstOnOrAfter(date);
    const day = toDayNumber(date.year, date.month, date.day);
    return this.dayNumber(next) <= day ? next : next - 1;
  }
}
