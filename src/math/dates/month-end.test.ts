import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumberToIso, FIRST_DAY, fromDayNumber, LAST_DAY } from "./civil";
import { formatIsoDate, parseIsoDate } from "./iso-date";
import { addMonthsByRule, addPeriod, type MonthEndRule, scalePeriod } from "./month-end";

const NOTHING = { years: 0, months: 0, weeks: 0, days: 0 };

function added(iso: string, months: number, rule: MonthEndRule): string {
  const date = parseIsoDate(iso);
  if (!date) throw new Error(iso);
  return formatIsoDate(addMonthsByRule(date, months, rule));
}

describe("addMonthsByRule", () => {
  it.each([
    // Temporal.PlainDate.from("2026-01-31").add({ months: 1 }) (TC39 proposal) constrains to February 28.
    ["2026-01-31", 1, "clamp", "2026-02-28"],
    ["2026-01-31", 1, "end-of-month", "2026-02-28"],
    // new Date(2026, 1, 31) is March 3.
    ["2026-01-31", 1, "overflow", "2026-03-03"],
    ["2024-01-31", 1, "overflow", "2024-03-02"],
    ["2026-02-28", 1, "clamp", "2026-03-28"],
    ["2026-02-28", 1, "end-of-month", "2026-03-31"],
    ["2028-02-28", 1, "end-of-month", "2028-03-28"],
    ["2026-04-30", -2, "end-of-month", "2026-02-28"],
    ["2026-02-28", -1, "end-of-month", "2026-01-31"],
    ["2026-03-31", -1, "overflow", "2026-03-03"],
    ["2024-02-29", 12, "clamp", "2025-02-28"],
    ["2024-02-29", 12, "overflow", "2025-03-01"],
    ["2025-02-28", 36, "end-of-month", "2028-02-29"],
    ["2026-02-28", 0, "end-of-month", "2026-02-28"],
    ["2026-12-31", 2, "clamp", "2027-02-28"],
  ] as const)("%s plus %i months with %s is %s", (iso, months, rule, result) => {
    expect(added(iso, months, rule)).toBe(result);
  });

  it("overflows as JavaScript's Date does", () => {
    const day = fc.integer({ min: -200_000, max: 200_000 });
    fc.assert(
      fc.property(day, fc.integer({ min: -2400, max: 2400 }), (start, months) => {
        const date = fromDayNumber(start);
        const platform = new Date(start * 86_400_000);
        platform.setUTCMonth(platform.getUTCMonth() + months);
        expect(formatIsoDate(addMonthsByRule(date, months, "overflow"))).toBe(platform.toISOString().slice(0, 10));
      }),
    );
  });

  it("keeps a day that exists in every month, under any rule", () => {
    const day = fc.integer({ min: FIRST_DAY, max: LAST_DAY }).filter((n) => fromDayNumber(n).day <= 27);
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (start, months) => {
        const date = fromDayNumber(start);
        for (const rule of ["clamp", "end-of-month", "overflow"] as const)
          expect(addMonthsByRule(date, months, rule).day).toBe(date.day);
      }),
    );
  });
});

describe("addPeriod", () => {
  it("adds years and months before weeks and days, in both directions", () => {
    const start = { year: 2026, month: 1, day: 31 };
    const period = { years: 0, months: 1, weeks: 1, days: 1 };
    expect(dayNumberToIso(addPeriod(start, period))).toBe("2026-03-08");
    const back = scalePeriod(period, -1);
    expect(dayNumberToIso(addPeriod({ year: 2026, month: 3, day: 31 }, back))).toBe("2026-02-20");
  });

  it("counts a year as twelve months", () => {
    const leapDay = { year: 2024, month: 2, day: 29 };
    expect(addPeriod(leapDay, { ...NOTHING, years: 3, months: 12 })).toBe(addPeriod(leapDay, { ...NOTHING, years: 4 }));
  });

  it("adds days one by one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: FIRST_DAY, max: LAST_DAY }),
        fc.integer({ min: -9999, max: 9999 }),
        (start, days) => {
          expect(addPeriod(fromDayNumber(start), { ...NOTHING, days })).toBe(start + days);
        },
      ),
    );
  });
});
