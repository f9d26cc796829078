import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import { headlineText, modelOf, outputsOf, problemsOf, workingLines } from "../../../core/testing";
import { dayNumberToIso, FIRST_DAY, isoToDayNumber, LAST_DAY } from "../../../math/dates/civil";
import calculator from "./calculator";
import { calendarEvents } from "./events";

type Json = Parameters<typeof outputsOf>[1];

const format = new Format();

const headline = (json: Json) => headlineText(calculator, json);
const working = (json: Json) => workingLines(calculator, json);

const date = fc.integer({ min: FIRST_DAY, max: LAST_DAY }).map(dayNumberToIso);

describe("difference", () => {
  it("counts January 15 to December 25, 2026", () => {
    // Python datetime; month-end rule of TC39 Temporal PlainDate.until
    expect(outputsOf(calculator)).toMatchObject({
      direction: "forward",
      totalDays: 344,
      years: 0,
      months: 11,
      days: 10,
      weeks: 49,
      weekDays: 1,
      totalMonths: 11,
      totalHours: 8256,
      totalMinutes: 495_360,
      totalSeconds: 29_721_600,
      businessDays: 246,
      weekendDays: 98,
      yearFraction: 344 / 365,
      leapDays: 0,
      resultDate: null,
      noticeCodes: null,
    });
  });

  it("is the same in either direction", () => {
    fc.assert(
      fc.property(date, date, fc.boolean(), (startDate, endDate, includeEndDay) => {
        const there = outputsOf(calculator, { startDate, endDate, includeEndDay });
        const back = outputsOf(calculator, { startDate: endDate, endDate: startDate, includeEndDay });
        const opposite = { forward: "backward", backward: "forward", "same-day": "same-day" };
        expect(back.direction).toBe(opposite[there.direction as keyof typeof opposite]);
        const comparable = { ...there, direction: null, notices: null, noticeCodes: null };
        expect({ ...back, direction: null, notices: null, noticeCodes: null }).toEqual(comparable);
      }),
    );
  });

  it("is consistent in all units and tables", () => {
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: 0, max: 40_000 }),
        fc.constantFrom("sat-sun", "fri-sat", "thu-fri", "sun", "fri", "sat", "none"),
        (startDate, length, weekend) => {
          const end = Math.min(LAST_DAY, isoToDayNumber(startDate) + length);
          const outputs = outputsOf(calculator, { startDate, endDate: dayNumberToIso(end), weekend });
          const sum = (rows: Record<string, number>[], key: string) =>
            rows.reduce((total, row) => total + (row[key] as number), 0);
          expect(outputs.weeks * 7 + outputs.weekDays).toBe(outputs.totalDays);
          expect(outputs.businessDays + outputs.weekendDays).toBe(outputs.totalDays);
          expect(sum(outputs.weekdayCounts, "count")).toBe(outputs.totalDays);
          if (outputs.totalDays > 36_600) expect(outputs.byMonth).toEqual([]);
          else {
            expect(sum(outputs.byMonth, "days")).toBe(outputs.totalDays);
            expect(sum(outputs.byMonth, "businessDays")).toBe(outputs.businessDays);
          }
        },
      ),
    );
  });

  it("counts the last day too if chosen", () => {
    const day = { startDate: "2026-11-20", endDate: "2026-11-20" };
    expect(outputsOf(calculator, day)).toMatchObject({ direction: "same-day", totalDays: 0, byMonth: [] });
    expect(outputsOf(calculator, { ...day, includeEndDay: true })).toMatchObject({
      direction: "same-day",
      totalDays: 1,
      days: 1,
      businessDays: 1,
      weekendDays: 0,
      byMonth: [{ month: "2026-11", days: 1, businessDays: 1 }],
    });
    // NETWORKDAYS("2012-10-01", "2013-03-01") is 110 in Microsoft's documentation.
    expect(
      outputsOf(calculator, { startDate: "2012-10-01", endDate: "2013-03-01", includeEndDay: true }).businessDays,
    ).toBe(110);
    // The end moves one day later before the span is computed, so January 1 to December 31 is a full year.
    expect(
      outputsOf(calculator, { startDate: "2026-01-01", endDate: "2026-12-31", includeEndDay: true }),
    ).toMatchObject({ years: 1, months: 0, days: 0, totalDays: 365, yearFraction: 1 });
  });

  it("counts every day as a weekday without a weekend", () => {
    expect(outputsOf(calculator, { weekend: "none" })).toMatchObject({ businessDays: 344, weekendDays: 0 });
    expect(headline({ weekend: "none" })).toBe(
      "From January 15 to December 25, 2026, is **344 days** — or 11 months and 10 days.",
    );
  });

  it("breaks up to 36,600 days down by month", () => {
    const end = (days: number) => dayNumberToIso(isoToDayNumber("1926-01-01") + days);
    const span = (days: number) => outputsOf(calculator, { startDate: "1926-01-01", endDate: end(days) });
    expect(span(36_600)).toMatchObject({ noticeCodes: null });
    expect(span(36_600).byMonth).toHaveLength(1203);
    expect(span(36_601)).toMatchObject({ byMonth: [], noticeCodes: "by-month-left-out" });
  });

  it("spans the whole calendar", () => {
    const all = { startDate: "0001-01-01", endDate: "9999-12-31", includeEndDay: true };
    expect(outputsOf(calculator, all)).toMatchObject({
      totalDays: 3_652_059,
      years: 9999,
      months: 0,
      days: 0,
      yearFraction: 9999,
      // 24 per century, and 25 in every fourth one, whose last year is a leap year: 2,425 in 10,000 years, minus the
      // last
      leapDays: 2424,
      byMonth: [],
      noticeCodes: "by-month-left-out before-gregorian",
    });
  });

  it("writes the span as a sentence", () => {
    expect(headline({})).toBe(
      "From January 15 to December 25, 2026, is **344 days** — or 11 months and 10 days; 246 of the days are weekdays.",
    );
    expect(headline({ startDate: "2026-12-25", endDate: "2026-01-15" })).toBe(
      "From December 25 back to January 15, 2026, is **344 days** — or 11 months and 10 days; 246 of the days are weekdays.",
    );
    expect(headline({ endDate: "2026-01-18", weekend: "fri-sat" })).toBe(
      "From January 15 to January 18, 2026, is **3 days** — 1 of them a working day.",
    );
    expect(headline({ endDate: "2026-01-17", includeEndDay: true })).toBe(
      "From January 15 to January 17, 2026, counting the last day, is **3 days** — 2 of them weekdays.",
    );
    expect(headline({ startDate: "2026-12-26", endDate: "2026-12-28" })).toBe(
      "From December 26 to December 28, 2026, is **2 days** — none of them a weekday.",
    );
    expect(headline({ endDate: "2026-01-16" })).toBe("From January 15 to January 16, 2026, is **1 day** — a weekday.");
    expect(headline({ endDate: "2026-01-15" })).toBe("From January 15, 2026, to the same day is **0 days**");
  });

  it("shows the month steps with the unclamped day, and the day numbers as a check", () => {
    const steps = working({ startDate: "2025-10-31", endDate: "2026-03-01" });
    expect(steps).toEqual(
      expect.arrayContaining([
        "Whole months, not after March 1, 2026: October 31, 2025 + 4 months = February 2026, which has no 31st",
        "One month more would be after it: October 31, 2025 + 5 months = March 31, 2026",
        "That month is shorter, so its last day: last day of February 2026 = February 28, 2026",
        "Days left over: March 1, 2026 − February 28, 2026 = 1 day",
        "Check: difference of the Julian day numbers: 2461101 − 2460980 = 121 days",
        "Weekdays: 121 days − 18 Saturdays − 17 Sundays = 86 days",
        "Years: whole years + days since the last anniversary ÷ days in that year: 0 + 121 ÷ 365 = 0.331507 years",
      ]),
    );
  });
});

describe("add", () => {
  it.each([
    // TC39 Temporal, overflow constrain; JavaScript Date for overflow
    ["2026-01-31", "add", { months: 1 }, "clamp", "2026-02-28", true],
    ["2026-01-31", "add", { months: 1 }, "overflow", "2026-03-03", true],
    ["2026-02-28", "add", { months: 1 }, "end-of-month", "2026-03-31", true],
    ["2026-02-28", "add", { months: 1 }, "clamp", "2026-03-28", false],
    ["2026-03-31", "subtract", { months: 1 }, "clamp", "2026-02-28", true],
    ["2026-05-31", "subtract", { months: 0, days: 90 }, "clamp", "2026-03-02", false],
    ["2024-02-29", "add", { years: 1, months: 0 }, "clamp", "2025-02-28", true],
    ["2026-01-15", "add", { months: 0 }, "clamp", "2026-01-15", false],
    ["2026-01-30", "add", { months: 1, weeks: 1, days: 1 }, "clamp", "2026-03-08", true],
  ] as const)("%s %s %j by %s: %s", (startDate, operation, amounts, monthEndRule, resultDate, clamped) => {
    const outputs = outputsOf(calculator, { mode: "add", startDate, operation, ...amounts, monthEndRule });
    expect(outputs).toMatchObject({
      resultDate,
      clamped,
      daysFromStart: isoToDayNumber(resultDate) - isoToDayNumber(startDate),
      totalDays: null,
      businessDays: null,
      weekdayCounts: [],
    });
  });

  it("says what the other rules would give if they differ", () => {
    const [notice, ...others] = outputsOf(calculator, { mode: "add", startDate: "2026-01-31" }).notices;
    expect(others).toEqual([]);
    expect(notice).toEqual({
      code: "month-end-rule",
      message:
        "“Use the last day of the month” gives February 28, 2026; “Run over into the next month” would give March 3, 2026.",
    });
    expect(outputsOf(calculator, { mode: "add", startDate: "2026-01-15" }).notices).toEqual([]);
    expect(outputsOf(calculator, { mode: "add", startDate: "2026-02-28" }).noticeCodes).toBe("month-end-rule");
    expect(
      outputsOf(calculator, { mode: "add", startDate: "9999-11-30", monthEndRule: "end-of-month" }).notices,
    ).toHaveLength(1);
  });

  it("describes a rule's result beyond the calendar without a date", () => {
    const late = { mode: "add", startDate: "9999-10-31", months: 1, days: 31, monthEndRule: "clamp" };
    expect(outputsOf(calculator, late).notices[0].message).toContain(
      "“Run over into the next month” would give a day after December 31, 9999",
    );
  });

  it("is reversible for days", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: FIRST_DAY, max: LAST_DAY - 20_000 }).map(dayNumberToIso),
        fc.integer({ min: 0, max: 20_000 }),
        (startDate, days) => {
          const there = outputsOf(calculator, { mode: "add", startDate, months: 0, days });
          const back = { mode: "add", startDate: there.resultDate, operation: "subtract", months: 0, days };
          expect(outputsOf(calculator, back).resultDate).toBe(startDate);
        },
      ),
    );
  });

  it("writes the date as a sentence", () => {
    expect(headline({ mode: "add", startDate: "2026-01-31" })).toBe(
      "1 month after January 31, 2026, is **February 28, 2026** — a Saturday.",
    );
    expect(headline({ mode: "add", operation: "subtract", years: 1, months: 2, days: 3 })).toBe(
      "1 year, 2 months and 3 days before January 15, 2026, is **November 12, 2024** — a Tuesday.",
    );
    expect(headline({ mode: "add", months: 0 })).toBe(
      "With nothing added, January 15, 2026, stays **January 15, 2026** — a Thursday.",
    );
  });

  it("shows how a missing day is handled", () => {
    const start = { mode: "add", startDate: "2026-01-31", days: 5 };
    const steps = (monthEndRule: string) => working({ ...start, monthEndRule }).slice(1, 3);
    expect(steps("clamp")).toEqual([
      "February 2026 has no 31st: use the last day of the month: Last day of February 2026 = February 28, 2026",
      "Then weeks and days: February 28, 2026 + 5 days = March 5, 2026",
    ]);
    expect(steps("overflow")).toEqual([
      "February 2026 has no 31st: run over into the next month: February 28, 2026 + 3 days = March 3, 2026",
      "Then weeks and days: March 3, 2026 + 5 days = March 8, 2026",
    ]);
    expect(working({ mode: "add", startDate: "2026-02-28", monthEndRule: "end-of-month" })[1]).toBe(
      "The start ends its month: keep month ends at month ends: Last day of March 2026 = March 31, 2026",
    );
  });
});

describe("info", () => {
  it("knows November 20, 2026 in every numbering", () => {
    // Python isocalendar; JDN = ordinal + 1721425; Excel DATEVALUE
    expect(outputsOf(calculator, { mode: "info", startDate: "2026-11-20" })).toMatchObject({
      weekday: "Friday",
      weekdayNumber: 5,
      isoWeek: 47,
      isoWeekYear: 2026,
      isoWeekDate: "2026-W47-5",
      usWeek: 47,
      dayOfYear: 324,
      daysInYear: 365,
      daysLeftInYear: 41,
      quarter: 4,
      daysInMonth: 30,
      nthInMonth: 3,
      isLeapYear: false,
      julianDayNumber: 2_461_365,
      modifiedJulianDay: 61_364,
      unixSeconds: 1_795_132_800,
      excelSerial: 46_346,
      fiscalYearUS: "FY2027",
      fiscalYearIN: "2026-27",
      noticeCodes: null,
    });
  });

  it("has no Excel serial number before March 1900, and a notice for dates before the Gregorian calendar", () => {
    const old = outputsOf(calculator, { mode: "info", startDate: "1582-10-04" });
    expect(old).toMatchObject({ excelSerial: null, noticeCodes: "before-gregorian" });
    expect(outputsOf(calculator, { mode: "info", startDate: "1582-10-15" }).noticeCodes).toBeNull();
  });

  it("adds the months up in the working", () => {
    const steps = working({ mode: "info", startDate: "2028-03-01" });
    expect(steps).toContain("Day of the year: earlier months + day of the month: 31 + 29 + 1 = 61");
    expect(steps).toContain("Weekday: Julian day number modulo 7, Monday is 0: 2461832 mod 7 = 2 = Wednesday");
    expect(steps).toContain("Excel serial number: 2461832 − 2415019 = 46813");
    expect(headline({ mode: "info", startDate: "2028-03-01" })).toBe(
      "March 1, 2028, is a **Wednesday** — day 61 of the year, in ISO week 9.",
    );
  });

  it("shows correct sums in the working", () => {
    fc.assert(
      fc.property(date, (startDate) => {
        for (const step of working({ mode: "info", startDate })) {
          const sum = /: ([\d,]+) ([−+]) ([\d,]+) = (-?\d+)$/.exec(step);
          if (!sum) continue;
          const [a, b, result] = [sum[1], sum[3], sum[4]].map((text) => Number(text?.replaceAll(",", "")));
          expect((a as number) + (sum[2] === "+" ? 1 : -1) * (b as number)).toBe(result);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("countdown", () => {
  it("counts to dates before and after today", () => {
    expect(outputsOf(calculator, { mode: "countdown" })).toMatchObject({
      occurrenceDate: "2026-12-25",
      weekday: "Friday",
      daysUntil: 35,
      years: 0,
      months: 1,
      days: 5,
      weeks: 5,
      weekDays: 0,
      businessDays: 25,
      totalDays: null,
      weekendDays: null,
    });
    expect(outputsOf(calculator, { mode: "countdown", targetDate: "2026-11-16" })).toMatchObject({
      daysUntil: -4,
      days: 4,
      businessDays: 4,
    });
  });

  it.each([
    ["2026-11-20", "1990-05-15", "2027-05-15"],
    ["2026-05-15", "1990-05-15", "2026-05-15"],
    ["2026-05-16", "1990-05-15", "2027-05-15"],
    // A leap-day anniversary falls on February 28 in common years.
    ["2026-11-20", "2024-02-29", "2027-02-28"],
    ["2027-03-01", "2024-02-29", "2028-02-29"],
    ["2026-11-20", "2030-12-25", "2026-12-25"],
  ])("on %s the next anniversary of %s is %s", (asOf, targetDate, occurrenceDate) => {
    expect(outputsOf(calculator, { mode: "countdown", asOf, targetDate, repeatYearly: true })).toMatchObject({
      occurrenceDate,
    });
  });

  it("explains unexpected anniversaries", () => {
    const notices = (targetDate: string) =>
      outputsOf(calculator, { mode: "countdown", targetDate, repeatYearly: true }).notices;
    expect(notices("2024-02-29")[0].message).toBe(
      "2027 is not a leap year, so February 28 is used instead of February 29.",
    );
    expect(notices("2030-12-25")[0].message).toBe(
      "December 25, 2030, is still to come. “Every year” counts to the same day in 2026.",
    );
    expect(notices("2020-12-25")).toEqual([]);
  });

  it("writes the wait as a sentence", () => {
    expect(headline({ mode: "countdown" })).toBe(
      "From November 20, 2026, to Friday, December 25, 2026, is **35 days** — or 1 month and 5 days; 25 of the days are weekdays.",
    );
    expect(headline({ mode: "countdown", targetDate: "2026-11-19" })).toBe(
      "From Thursday, November 19, 2026, to November 20, 2026, is **1 day** — a weekday.",
    );
    expect(headline({ mode: "countdown", targetDate: "2026-11-20" })).toBe("Friday, November 20, 2026, is **today**");
  });
});

describe("nth-weekday", () => {
  it("finds Thanksgiving and the last Monday of May", () => {
    // 5 U.S.C. 6103(a); OPM list for 2026
    expect(outputsOf(calculator, { mode: "nth-weekday" })).toMatchObject({
      resultDate: "2026-11-26",
      weekday: "Thursday",
      isoWeekDate: "2026-W48-4",
      daysFromStart: null,
    });
    const memorial = { mode: "nth-weekday", month: 5, weekdayName: "monday", nth: "last" };
    expect(outputsOf(calculator, memorial).resultDate).toBe("2026-05-25");
    expect(headline(memorial)).toBe("The last Monday of May 2026 is **May 25, 2026** — ISO week date 2026-W22-1.");
    expect(working(memorial)).toEqual([
      "May 1, 2026: Julian day number modulo 7, Monday is 0: 2461162 mod 7 = 4 = Friday",
      "The first Monday: 1 + (0 − 4) mod 7 = May 4, 2026",
      "The last Monday of 31 days: 4 + 7 × 3 = May 25, 2026",
    ]);
  });
});

describe("series", () => {
  const monthly = { mode: "series", startDate: "2026-01-31", count: 3 };

  it("counts each date from the start, so that the 31st returns", () => {
    expect(outputsOf(calculator, monthly).series).toEqual([
      { n: 1, date: "2026-02-28", weekday: "Saturday", daysFromStart: 28 },
      { n: 2, date: "2026-03-31", weekday: "Tuesday", daysFromStart: 59 },
      { n: 3, date: "2026-04-30", weekday: "Thursday", daysFromStart: 89 },
    ]);
    expect(outputsOf(calculator, { ...monthly, operation: "subtract" }).series.at(-1)).toEqual({
      n: 3,
      date: "2025-10-31",
      weekday: "Friday",
      daysFromStart: -92,
    });
    expect(outputsOf(calculator, { ...monthly, count: 1000 }).series).toHaveLength(1000);
  });

  it("names the first date that depends on the rule", () => {
    const from30 = { mode: "series", startDate: "2025-12-30", count: 12 };
    expect(outputsOf(calculator, from30).notices).toEqual([
      {
        code: "month-end-rule",
        message:
          "Date 2: “Use the last day of the month” gives February 28, 2026; “Run over into the next month” would give March 2, 2026.",
      },
    ]);
    expect(outputsOf(calculator, { ...from30, startDate: "2025-12-28" }).notices).toEqual([]);
  });

  it("writes its first and last date as a sentence", () => {
    expect(headline(monthly)).toBe(
      "3 dates at intervals of 1 month, forward from January 31, 2026. The first is **February 28, 2026** and the last is April 30, 2026.",
    );
    expect(headline({ ...monthly, count: 1, operation: "subtract" })).toBe(
      "1 month before January 31, 2026, is **December 31, 2025** — a Wednesday.",
    );
  });
});

describe("wrong inputs", () => {
  it.each([
    [{ startDate: "2026-02-30" }, "startDate", "February 30, 2026, does not exist"],
    [{ endDate: "1990-02-29" }, "endDate", "1990 is not a leap year"],
    [{ mode: "add", days: -1 }, "days", "between 0 and 3,652,058; to go back, choose subtract"],
    [{ mode: "add", months: 1.5 }, "months", "Enter a whole number for months"],
    [{ mode: "series", years: 10_000 }, "years", "between 0 and 9,999"],
    [{ mode: "add", years: 8000 }, "", "The result would be after December 31, 9999."],
    [{ mode: "add", operation: "subtract", years: 2026 }, "", "The result would be before January 1 of the year 1."],
    [
      { mode: "nth-weekday", year: 2027, month: 2, weekdayName: "friday", nth: "5" },
      "nth",
      "February 2027 has only four Fridays.",
    ],
    [{ mode: "series", months: 0 }, "days", "Enter an interval of at least one day."],
    [{ mode: "add", years: 1, days: 3_000_000 }, "", "The result would be after December 31, 9999."],
    [{ mode: "add", months: 100_000 }, "", "after December 31, 9999"],
    [{ mode: "series", weeks: 520_000, years: 1 }, "", "Date 1 of the series would be after"],
    [{ mode: "series", years: 1000 }, "", "Date 8 of the series would be after December 31, 9999."],
    [
      { mode: "countdown", asOf: "9999-12-31", repeatYearly: true },
      "asOf",
      "The next anniversary would be after December 31, 9999.",
    ],
  ] as const)("%j", (json, field, message) => {
    const problems = problemsOf(calculator, json);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.field).toBe(field);
    expect(problems[0]?.message).toContain(message);
  });

  it("ignores inputs that the mode does not use", () => {
    expect(problemsOf(calculator, { mode: "info", endDate: "junk", days: -5, count: 0 })).toEqual([]);
    // The weekend applies only to the difference; a countdown counts Mondays to Fridays.
    expect(outputsOf(calculator, { mode: "countdown", weekend: "none" }).businessDays).toBe(25);
  });
});

describe("solving", () => {
  const solved = (inputs: object, wanted: { for: string; output: string; target: string | number }) => {
    const result = answer(calculator, { inputs: inputs as never, solve: wanted });
    return "errors" in result ? result.errors : result.solved?.value;
  };

  it("finds the end from the start and the days, and the start from the end", () => {
    expect(solved({}, { for: "endDate", output: "totalDays", target: 90 })).toBe("2026-04-15");
    expect(solved({}, { for: "startDate", output: "totalDays", target: 90 })).toBe("2026-09-26");
  });

  it("finds the date a number of business days away, and the same day for zero", () => {
    const business = { for: "endDate", output: "businessDays", target: 10 };
    expect(solved({}, business)).toBe("2026-01-29");
    expect(solved({ includeEndDay: true }, business)).toBe("2026-01-28");
    expect(solved({}, { for: "startDate", output: "businessDays", target: 1 })).toBe("2026-12-24");
    expect(solved({}, { for: "endDate", output: "totalDays", target: 0 })).toBe("2026-01-15");
  });

  it("finds the days that lead to a date", () => {
    const add = { mode: "add", months: 0 };
    expect(solved(add, { for: "days", output: "resultDate", target: "2026-12-25" })).toBe(344);
    expect(solved({ mode: "countdown" }, { for: "targetDate", output: "daysUntil", target: -20 })).toBe("2026-10-31");
  });
});

describe("calendarEvents", () => {
  function events(json: Json) {
    return calendarEvents(modelOf(calculator, json), format);
  }

  it("has one event per date, with its origin", () => {
    expect(events({ mode: "series", startDate: "2026-01-31", count: 2 })).toEqual([
      { date: "2026-02-28", summary: "1 month after January 31, 2026" },
      { date: "2026-03-31", summary: "2 × (1 month) after January 31, 2026" },
    ]);
    expect(events({ mode: "add", operation: "subtract", months: 0, days: 10 })).toEqual([
      { date: "2026-01-05", summary: "10 days before January 15, 2026" },
    ]);
    expect(events({ mode: "countdown" })).toEqual([
      { date: "2026-12-25", summary: "Countdown from November 20, 2026" },
    ]);
    expect(events({ mode: "nth-weekday" })).toEqual([{ date: "2026-11-26", summary: "Fourth Thursday of the month" }]);
    expect(events({ mode: "info" })).toEqual([{ date: "2026-01-15", summary: "Day 15 of the year" }]);
  });

  it("spans the dates of a difference, earlier first", () => {
    expect(events({ startDate: "2026-12-25", endDate: "2026-01-15" })).toEqual([
      { date: "2026-01-15", lastDate: "2026-12-25", summary: "344 days" },
    ]);
  });
});

it("opens with today, and a month or so later", () => {
  expect(calculator.inputs.startDate.fill).toBe("today");
  expect(calculator.inputs.endDate.fill).toBe("today+32");
});
