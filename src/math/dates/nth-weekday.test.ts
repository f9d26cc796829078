import { describe, expect, it } from "vitest";
import { isoWeekday, toDayNumber } from "./civil";
import { daysInMonth, formatIsoDate } from "./iso-date";
import { nthWeekday } from "./nth-weekday";

describe("nthWeekday", () => {
  it.each([
    // Federal holidays of 2026 from the OPM list (5 U.S.C. 6103(a)).
    [2026, 1, 1, 3, "2026-01-19"],
    [2026, 2, 1, 3, "2026-02-16"],
    [2026, 5, 1, "last", "2026-05-25"],
    [2026, 9, 1, 1, "2026-09-07"],
    [2026, 10, 1, 2, "2026-10-12"],
    [2026, 11, 4, 4, "2026-11-26"],
  ] as const)("%i-%i, weekday %i, number %s: %s", (year, month, weekday, nth, iso) => {
    const date = nthWeekday(year, month, weekday, nth);
    expect(date && formatIsoDate(date)).toBe(iso);
  });

  it("agrees with a day-by-day search of the month", () => {
    for (const year of [2023, 2024, 2026, 1900])
      for (let month = 1; month <= 12; month++)
        for (let weekday = 1; weekday <= 7; weekday++) {
          const days = Array.from({ length: daysInMonth(year, month) }, (_, i) => i + 1).filter(
            (day) => isoWeekday(toDayNumber(year, month, day)) === weekday,
          );
          for (const nth of [1, 2, 3, 4, 5] as const)
            expect(nthWeekday(year, month, weekday, nth)?.day).toBe(days[nth - 1]);
          expect(nthWeekday(year, month, weekday, "last")?.day).toBe(days.at(-1));
        }
  });
});
