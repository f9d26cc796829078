import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, dayNumberOf, FIRST_DAY, fromDayNumber, LAST_DAY } from "./civil";
import { type CivilDate, parseIsoDate } from "./iso-date";
import { calendarSpan, completedMonths } from "./span";

function date(iso: string): CivilDate {
  const parsed = parseIsoDate(iso);
  if (!parsed) throw new Error(iso);
  return parsed;
}

/** Two day numbers in ascending order, at most `width` days apart. */
const pair = (width: number) =>
  fc
    .tuple(fc.integer({ min: FIRST_DAY, max: LAST_DAY }), fc.integer({ min: 0, max: width }))
    .map(([start, length]) => [start, Math.min(LAST_DAY, start + length)] as const);

describe("calendarSpan", () => {
  it.each([
    // PlainDate.until with largestUnit years, TC39 Temporal: months are compared without clamping the day.
    ["2026-01-15", "2026-12-25", 0, 11, 10],
    ["2024-01-31", "2024-02-29", 0, 0, 29],
    ["2024-02-29", "2025-02-28", 0, 11, 30],
    ["2024-02-29", "2025-03-01", 1, 0, 1],
    ["2026-01-31", "2026-03-01", 0, 1, 1],
    ["2026-01-31", "2026-03-31", 0, 2, 0],
    ["1990-05-15", "2026-11-20", 36, 6, 5],
    ["2026-05-05", "2026-05-05", 0, 0, 0],
    ["0001-01-01", "9999-12-31", 9998, 11, 30],
  ])("%s to %s: %i years %i months %i days", (start, end, years, months, days) => {
    expect(calendarSpan(date(start), date(end))).toEqual({ years, months, days });
  });

  it("finds the same months as a search from above", () => {
    fc.assert(
      fc.property(pair(2000), ([from, to]) => {
        const start = fromDayNumber(from);
        const end = fromDayNumber(to);
        let months = 80;
        // Compares the unclamped date as (year, month, day).
        const passes = (k: number) => {
          const index = start.year * 12 + start.month - 1 + k;
          const unclamped = [Math.floor(index / 12), (index % 12) + 1, start.day];
          const parts = [end.year, end.month, end.day];
          const different = unclamped.findIndex((part, i) => part !== parts[i]);
          return different < 0 || (unclamped[different] as number) < (parts[different] as number);
        };
        while (!passes(months)) months--;
        const span = calendarSpan(start, end);
        expect(span.years * 12 + span.months).toBe(months);
        expect(dayNumberOf(addMonths(start, months)) + span.days).toBe(to);
      }),
    );
  });

  it("never leaves a full month of days", () => {
    fc.assert(
      fc.property(pair(LAST_DAY - FIRST_DAY), ([from, to]) => {
        const { years, months, days } = calendarSpan(fromDayNumber(from), fromDayNumber(to));
        expect(years).toBeGreaterThanOrEqual(0);
        expect(months).toBeGreaterThanOrEqual(0);
        expect(months).toBeLessThan(12);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThan(31);
      }),
    );
  });
});

describe("completedMonths", () => {
  it.each([
    ["2026-01-31", "2026-02-28", 1],
    ["2026-01-31", "2026-02-27", 0],
    ["2024-01-31", "2024-02-28", 0],
    ["2024-02-29", "2025-02-28", 12],
    ["2026-01-15", "2026-12-25", 11],
    ["2026-03-31", "2026-04-30", 1],
    ["2026-05-05", "2026-05-05", 0],
  ])("%s to %s: %i", (start, end, months) => {
    expect(completedMonths(date(start), date(end))).toBe(months);
  });

  it("is the largest number of months, clamped, that does not pass the end", () => {
    fc.assert(
      fc.property(pair(5000), ([from, to]) => {
        const start = fromDayNumber(from);
        const months = completedMonths(start, fromDayNumber(to));
        expect(dayNumberOf(addMonths(start, months))).toBeLessThanOrEqual(to);
        expect(dayNumberOf(addMonths(start, months + 1))).toBeGreaterThan(to);
      }),
    );
  });
});
