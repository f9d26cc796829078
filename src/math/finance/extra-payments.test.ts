import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, fromDayNumber, toDayNumber } from "../dates/civil";
import { type CivilDate, parseIsoDate } from "../dates/iso-date";
import { type ExtraStream, extrasByPayment } from "./extra-payments";
import { PaymentDates, type PaymentFrequency } from "./payment-dates";

const date = (iso: string | null) => (iso === null ? null : (parseIsoDate(iso) as CivilDate));
const stream = (
  amount: number,
  frequency: ExtraStream["frequency"],
  start: string | null = null,
  end: string | null = null,
): ExtraStream => ({ amount, frequency, start: date(start), end: date(end) });
const monthly = new PaymentDates(date("2027-01-01") as CivilDate, "monthly");

function due(streams: ExtraStream[], payments = 24, dates = monthly): [payment: number, amount: number][] {
  const extras = extrasByPayment(streams, dates, payments);
  return extras ? [...extras].flatMap((amount, k) => (amount > 0 ? [[k, amount]] : [])) : [];
}

describe("extra payments", () => {
  it("go with the first payment on or after their date", () => {
    expect(due([stream(500, "once", "2027-03-01")])).toEqual([[3, 500]]);
    expect(due([stream(500, "once", "2027-03-02")])).toEqual([[4, 500]]);
    expect(due([stream(10, "yearly", "2027-06-15")])).toEqual([
      [7, 10],
      [19, 10],
    ]);
  });

  it("start with the first payment if the date is missing or too early", () => {
    expect(due([stream(5, "quarterly")], 8)).toEqual([
      [1, 5],
      [4, 5],
      [7, 5],
    ]);
    expect(due([stream(5, "once", "2020-05-05")])).toEqual([[1, 5]]);
  });

  it("end with their last day, inclusive", () => {
    expect(due([stream(1, "monthly", "2027-02-01", "2027-04-01")])).toEqual([
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    expect(due([stream(1, "monthly", "2027-02-01", "2026-04-01")])).toEqual([]);
    expect(due([stream(1, "once", "2027-02-01", "2026-04-01")])).toEqual([[2, 1]]);
  });

  it("add up if several fall on one payment, and are dropped after the last", () => {
    const yearly = new PaymentDates(date("2027-01-01") as CivilDate, "annual");
    expect(due([stream(10, "monthly"), stream(7, "once", "2027-12-31")], 2, yearly)).toEqual([
      [1, 10],
      [2, 127],
    ]);
    expect(due([stream(9, "once", "2029-01-01")])).toEqual([]);
  });

  it("are null if no amount is due", () => {
    expect(extrasByPayment([stream(0, "monthly")], monthly, 24)).toBeNull();
    expect(extrasByPayment([], monthly, 24)).toBeNull();
  });

  it("agree with a search through all dates", () => {
    const day = fc.integer({ min: 20_000, max: 21_500 });
    fc.assert(
      fc.property(
        fc.constantFrom<PaymentFrequency>("monthly", "biweekly", "weekly", "quarterly"),
        fc.constantFrom<ExtraStream["frequency"]>("once", "monthly", "quarterly", "yearly"),
        day,
        day,
        fc.option(day),
        (frequency, every, first, start, end) => {
          const dates = new PaymentDates(fromDayNumber(first), frequency);
          const extra = {
            amount: 3,
            frequency: every,
            start: fromDayNumber(start),
            end: end === null ? null : fromDayNumber(end),
          };
          const expected = new Map<number, number>();
          const anchor = fromDayNumber(Math.max(first, start));
          const step = { once: 0, monthly: 1, quarterly: 3, yearly: 12 }[every];
          for (let j = 0; j < (every === "once" ? 1 : 200); j++) {
            const { year, month, day } = addMonths(anchor, j * step);
            const on = toDayNumber(year, month, day);
            if (every !== "once" && end !== null && on > end) break;
            for (let k = 1; k <= 60; k++) {
              if (dates.dayNumber(k) < on) continue;
              expected.set(k, (expected.get(k) ?? 0) + 3);
              break;
            }
          }
          expect(due([extra], 60, dates)).toEqual([...expected].sort((a, b) => a[0] - b[0]));
        },
      ),
    );
  });
});
