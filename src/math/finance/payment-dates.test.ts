import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromDayNumber, toDayNumber } from "../dates/civil";
import { type CivilDate, parseIsoDate } from "../dates/iso-date";
import { PAYMENTS_PER_YEAR, PaymentDates, type PaymentFrequency } from "./payment-dates";

const date = (iso: string) => parseIsoDate(iso) as CivilDate;
const from = (iso: string, frequency: PaymentFrequency) => new PaymentDates(date(iso), frequency);

describe("payment dates", () => {
  it.each<[PaymentFrequency, string, string[]]>([
    ["monthly", "2028-01-31", ["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"]],
    ["quarterly", "2027-11-30", ["2027-11-30", "2028-02-29", "2028-05-30"]],
    ["semiannual", "2027-08-31", ["2027-08-31", "2028-02-29", "2028-08-31"]],
    ["annual", "2028-02-29", ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]],
    ["biweekly", "2026-12-20", ["2026-12-20", "2027-01-03", "2027-01-17"]],
    ["weekly", "2028-02-25", ["2028-02-25", "2028-03-03"]],
  ])("%s from %s", (frequency, first, expected) => {
    const dates = from(first, frequency);
    expect(expected.map((_, i) => dates.iso(i + 1))).toEqual(expected);
  });

  it("counts a date on a payment day with that payment, and any other with the next", () => {
    const dates = from("2027-01-31", "monthly");
    expect(dates.firstOnOrAfter(date("2027-02-28"))).toBe(2);
    expect(dates.firstOnOrAfter(date("2027-03-01"))).toBe(3);
    expect(dates.firstOnOrAfter(date("2020-01-01"))).toBe(1);
    expect(dates.countUntil(date("2027-03-30"))).toBe(2);
    expect(dates.countUntil(date("2026-12-31"))).toBe(0);
  });

  it("finds the same payment as a linear search", () => {
    const frequency = fc.constantFrom(...(Object.keys(PAYMENTS_PER_YEAR) as PaymentFrequency[]));
    const day = fc.integer({ min: 20_000, max: 22_000 });
    fc.assert(
      fc.property(frequency, day, day, (frequency, first, target) => {
        const dates = new PaymentDates(fromDayNumber(first), frequency);
        let k = 1;
        while (dates.dayNumber(k) < target) k++;
        expect(dates.firstOnOrAfter(fromDayNumber(target))).toBe(k);
        let count = 0;
        while (dates.dayNumber(count + 1) <= target) count++;
        expect(dates.countUntil(fromDayNumber(target))).toBe(count);
        const { year, month, day } = dates.date(k);
        expect(dates.dayNumber(k)).toBe(toDayNumber(year, month, day));
      }),
    );
  });
});
