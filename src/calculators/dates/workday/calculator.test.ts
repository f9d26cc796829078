import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, prepare } from "../../../core/answer";
import type { Field } from "../../../core/fields";
import { filledByCurrency } from "../../../core/fill";
import { Format } from "../../../core/format";
import { headlineText, modelOf, outputsOf, problemsOf, testTools, workingLines } from "../../../core/testing";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import calculator from "./calculator";
import { calendarEvents } from "./events";

type Json = NonNullable<Parameters<typeof outputsOf>[1]>;

const ask = (json: Json = {}) => outputsOf(calculator, json, testTools());
const off = (...dates: string[]) => dates.map((date) => ({ date }));

const headline = (json: Json = {}) => headlineText(calculator, json, testTools());
const working = (json: Json) => workingLines(calculator, json, testTools());

/** Dates in a year on which a calendar's holidays fall on working days. */
function daysOff(year: number, json: Json): string[] {
  const { holidays } = ask({ mode: "year", year, ...json });
  return holidays
    .filter(({ counted }: { counted: boolean }) => counted)
    .map(({ date }: { date: string }) => date.slice(5));
}

beforeAll(async () => {
  await prepare(calculator, { inputs: { holidayCalendar: "in-gazetted" } });
});

describe("calendars of other countries", () => {
  it.each([
    ["USD", "us-federal"],
    ["GBP", "uk-england-wales"],
    ["EUR", "eu-target"],
    ["INR", "in-national"],
    ["CAD", "ca-federal"],
    ["AUD", "au-nsw"],
  ] as const)("the page opens in %s with %s", (currency, holidayCalendar) => {
    expect(filledByCurrency(calculator.inputs, currency).holidayCalendar).toBe(holidayCalendar);
  });

  it.each([
    // GOV.UK, bank holidays 2026.
    ["uk-england-wales", "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28"],
    ["uk-scotland", "01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28"],
    // European Central Bank, T2 closing days 2026, which fall on weekdays.
    ["eu-target", "01-01 04-03 04-06 05-01 12-25"],
    // Employment Standards Act, 2000 (Ontario): Boxing Day, a Saturday, is taken on the next working day.
    ["ca-on", "01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-28"],
    // Ministry of Manpower of Singapore, public holidays 2026.
    ["sg", "01-01 02-17 02-18 04-03 05-01 05-27 06-01 08-10 11-09 12-25"],
  ])("%s in 2026", async (holidayCalendar, dates) => {
    await prepare(calculator, { inputs: { holidayCalendar } });
    expect(daysOff(2026, { holidayCalendar }).join(" ")).toBe(dates);
  });

  it("says which dates in the United Arab Emirates depend on the moon", async () => {
    const inputs = { mode: "year", year: 2026, holidayCalendar: "ae" };
    await prepare(calculator, { inputs });
    const { noticeCodes, notices } = ask(inputs);
    expect(noticeCodes).toBe("moon-dependent");
    expect(notices[0].message).toContain("Eid al-Fitr");
    expect(notices[0].message).not.toContain("National Day");
  });

  it("has holidays for every calendar offered", async () => {
    for (const holidayCalendar of Object.keys(calculator.inputs.holidayCalendar.options ?? {})) {
      if (holidayCalendar === "none") continue;
      const inputs = { mode: "year", year: 2026, holidayCalendar };
      await prepare(calculator, { inputs });
      expect(ask(inputs).holidayDays, holidayCalendar).toBeGreaterThan(1);
    }
  });
});

describe("holidays published by authorities", () => {
  it.each([
    // U.S. Office of Personnel Management, Federal Holidays, lists by year.
    [2020, "01-01 01-20 02-17 05-25 07-03 09-07 10-12 11-11 11-26 12-25"],
    [2021, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31"],
    [2023, "01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25"],
    [2026, "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25"],
    [2027, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31"],
  ])("federal, %i", (year, dates) => {
    expect(daysOff(year, {}).join(" ")).toBe(dates);
  });

  it("federal, without Martin Luther King's birthday before 1986 and Juneteenth before 2021", () => {
    // pandas, test_federal.py: MLK is not a holiday before 1986; Public Law 94-97: Veterans Day in October until 1977.
    expect(daysOff(1985, {})).not.toContain("01-21");
    expect(daysOff(1986, {})).toContain("01-20");
    expect(daysOff(2020, {})).not.toContain("06-19");
    expect(daysOff(1977, {})).toContain("10-24");
    expect(daysOff(1978, {})).toContain("11-10");
  });

  it("Inauguration Day, for offices around Washington, DC (OPM lists of 2013, 2017, 2021 and 2025)", () => {
    const dates = (year: number) =>
      ask({ mode: "year", year, includeInaugurationDay: true })
        .holidays.filter(({ id }: { id: string }) => id === "inauguration")
        .map(({ date }: { date: string }) => date);
    // January 20, 2013 was a Sunday: Monday, January 21, which was Martin Luther King's birthday, too.
    expect(dates(2013)).toEqual(["2013-01-21"]);
    expect(dates(2017)).toEqual(["2017-01-20"]);
    expect(dates(2018)).toEqual([]);
    expect(dates(2021)).toEqual(["2021-01-20"]);
    expect(dates(2029)).toEqual([]);
    expect(ask({ mode: "year", year: 2013, includeInaugurationDay: true }).holidayDays).toBe(10);
  });

  it.each([
    // Federal Reserve System, holiday schedule 2025–2027: July 4, 2026 is a Saturday, and banks are open on July 3.
    [2025, "01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25"],
    [2026, "01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25"],
    [2027, "01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25"],
  ])("Federal Reserve, %i", (year, dates) => {
    expect(daysOff(year, { holidayCalendar: "us-fed-reserve" }).join(" ")).toBe(dates);
  });

  it.each([
    // NYSE Group, holiday calendars 2022–2024 and 2026–2028.
    [2022, "01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26"],
    [2026, "01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25"],
    [2027, "01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24"],
    [2028, "01-17 02-21 04-14 05-29 06-19 07-04 09-04 11-23 12-25"],
  ])("New York Stock Exchange, %i", (year, dates) => {
    expect(daysOff(year, { holidayCalendar: "us-nyse" }).join(" ")).toBe(dates);
  });

  it("gazetted in India: 17 days each in the lists of the Department of Personnel and Training", () => {
    for (const year of [2025, 2026])
      expect(ask({ mode: "year", year, holidayCalendar: "in-gazetted" }).holidays).toHaveLength(17);
    // Gandhi's birthday and Dussehra fell on the same day in 2025.
    expect(ask({ mode: "year", year: 2025, holidayCalendar: "in-gazetted" }).holidayDays).toBe(
      new Set(daysOff(2025, { holidayCalendar: "in-gazetted" })).size,
    );
    expect(daysOff(2026, { holidayCalendar: "in-national", weekend: "none" })).toEqual(["01-26", "08-15", "10-02"]);
  });

  it("of England and Wales in 2026, as own days off (gov.uk/bank-holidays): 253 working days", () => {
    const bank = [
      "2026-01-01",
      "2026-04-03",
      "2026-04-06",
      "2026-05-04",
      "2026-05-25",
      "2026-08-31",
      "2026-12-25",
      "2026-12-28",
    ];
    expect(ask({ mode: "year", holidayCalendar: "none", customHolidays: off(...bank) }).businessDays).toBe(253);
  });
});

describe("spreadsheets and libraries", () => {
  const days = (startDate: string, endDate: string, more: Json = {}) =>
    ask({ startDate, endDate, holidayCalendar: "none", ...more }).businessDays;
  const dateAfter = (startDate: string, workdays: number, more: Json = {}) =>
    ask({ mode: "add", startDate, workdays, holidayCalendar: "none", ...more }).resultDate;

  it("NETWORKDAYS.INTL (Microsoft's documentation)", () => {
    const customHolidays = off("2006-01-02", "2006-01-16");
    // Excel returns −21; here reversed dates give a positive count.
    expect(days("2006-02-28", "2006-01-31")).toBe(21);
    expect(
      days("2006-01-01", "2006-02-01", {
        weekend: "custom",
        customWeekend: "Wednesday, sun",
        customHolidays,
      }),
    ).toBe(20);
  });

  it("WORKDAY and WORKDAY.INTL (Microsoft's documentation)", () => {
    // Serial number 41013.
    expect(dateAfter("2012-01-01", 90, { weekend: "sun" })).toBe("2012-04-14");
    expect(dateAfter("2012-01-01", 30, { weekend: "sat" })).toBe("2012-02-05");
  });

  it("CustomBusinessDay (pandas, time series user guide)", () => {
    // From the Friday before Martin Luther King's birthday to the Tuesday after it.
    expect(dateAfter("2014-01-17", 1, { holidayCalendar: "us-federal" })).toBe("2014-01-21");
    const egypt = { weekend: "fri-sat", customHolidays: off("2012-05-01", "2013-05-01", "2014-05-01") };
    expect(dateAfter("2013-04-30", 2, egypt)).toBe("2013-05-05");
  });

  it("busday_count and busday_offset (NumPy reference)", () => {
    const saturdays = { weekend: "custom", customWeekend: "sun,mon,tue,wed,thu,fri" };
    expect(days("2011-01-01", "2011-12-31", saturdays)).toBe(53);
    expect(dateAfter("2011-03-20", 0, { roll: "following" })).toBe("2011-03-21");
    expect(dateAfter("2011-03-22", 0, { roll: "following" })).toBe("2011-03-22");
    expect(dateAfter("2011-10-01", 0, { roll: "following" })).toBe("2011-10-03");
    expect(dateAfter("2011-07-31", 0, { roll: "modified-following" })).toBe("2011-07-29");
    expect(dateAfter("2011-07-31", 0)).toBe("2011-07-31");
  });
});

describe("count", () => {
  it("opens with November 2 to December 31, 2026 (5 U.S.C. 6103; OPM list of 2026)", () => {
    expect(ask()).toMatchObject({
      businessDays: 41,
      calendarDays: 60,
      weekendDays: 16,
      holidayDays: 3,
      workHours: 328,
      direction: "forward",
      resultDate: null,
      resultWeekday: null,
      calendarDaysMoved: null,
      noticeCodes: null,
      byMonth: [
        { month: "2026-11", calendarDays: 29, businessDays: 19, holidayDays: 2, workHours: 152 },
        { month: "2026-12", calendarDays: 31, businessDays: 22, holidayDays: 1, workHours: 176 },
      ],
    });
    expect(ask().holidays[0]).toEqual({
      date: "2026-11-11",
      weekday: "Wednesday",
      id: "veterans",
      name: "Veterans Day",
      fraction: 1,
      counted: true,
    });
    expect(headline()).toBe(
      "From November 2 to December 31, 2026, both days counted, there are **41 business days** — 328 hours; 3 holidays and 16 weekend days left out.",
    );
  });

  it("leaves out an end if chosen, even with reversed dates", () => {
    const monday = { startDate: "2026-11-02", endDate: "2026-11-06" };
    expect(ask({ ...monday, countRule: "exclude-start" }).businessDays).toBe(4);
    expect(ask({ ...monday, countRule: "exclude-end", endDate: "2026-11-07" }).businessDays).toBe(5);
    const back = { startDate: "2026-11-06", endDate: "2026-11-01", countRule: "exclude-start" };
    expect(ask(back)).toMatchObject({
      businessDays: 5,
      calendarDays: 5,
      weekendDays: 0,
      direction: "backward",
      noticeCodes: "reversed",
    });
    const none = { startDate: "2026-11-02", endDate: "2026-11-02", countRule: "exclude-end" };
    expect(ask(none)).toMatchObject({ businessDays: 0, calendarDays: 0, direction: "same-day", byMonth: [] });
    expect(headline(none)).toBe(
      "On November 2, 2026, without the last day, there are **0 business days** — 0 hours; nothing left out.",
    );
  });

  it("observes New Year's Day 2028 in 2027, and only if Saturday is a day off", () => {
    const days = { startDate: "2027-12-31", endDate: "2027-12-31" };
    expect(ask(days)).toMatchObject({ businessDays: 0, holidayDays: 1 });
    expect(ask({ ...days, weekend: "sun" }).businessDays).toBe(1);
    expect(ask({ ...days, holidayCalendar: "us-nyse" }).businessDays).toBe(1);
    expect(working(days)).toContain(
      "New Year’s Day: January 1; January 1, 2028, is a Saturday, so observed on Friday, December 31, 2027 = 1 working day",
    );
  });

  it("lists a holiday on a weekend, which has no effect", () => {
    const july = { startDate: "2026-07-03", endDate: "2026-07-04", holidayCalendar: "us-fed-reserve" };
    expect(ask(july)).toMatchObject({
      businessDays: 1,
      holidayDays: 0,
      holidays: [{ date: "2026-07-04", weekday: "Saturday", id: "independence", counted: false }],
    });
    expect(working(july)).toContain("Independence Day: July 4: Saturday, July 4, 2026 = no day off");
  });

  it("counts half days, half holidays, and the largest of several holidays on a day", () => {
    const week = {
      startDate: "2026-11-16",
      endDate: "2026-11-22",
      weekend: "sun",
      halfDayWeekday: "saturday",
    };
    expect(ask(week)).toMatchObject({ businessDays: 5.5, weekendDays: 1, holidayDays: 0, workHours: 44 });
    const customHolidays: Record<string, string | number>[] = [
      { date: "2026-11-17", fraction: 0.1 },
      { date: "2026-11-17", endDate: "2026-11-18", fraction: 0.3, name: "Move" },
      { date: "2026-11-21", fraction: 0.5 },
    ];
    const result = ask({ ...week, customHolidays });
    // 5.5 − 0.3 − 0.3 − 0.5 × 0.5
    expect(result.businessDays).toBe(4.65);
    expect(result.holidayDays).toBe(0.85);
    expect(result.holidays.map(({ name, counted }: Json) => [name, counted])).toEqual([
      ["Other day off", false],
      ["Move", true],
      ["Move", true],
      ["Other day off", true],
    ]);
    expect(result.skipped).toEqual([
      { date: "2026-11-17", weekday: "Tuesday", reason: "Move", worked: 0.7 },
      { date: "2026-11-18", weekday: "Wednesday", reason: "Move", worked: 0.7 },
      { date: "2026-11-21", weekday: "Saturday", reason: "Other day off", worked: 0.25 },
      { date: "2026-11-22", weekday: "Sunday", reason: "Weekend", worked: 0 },
    ]);
    expect(working({ ...week, customHolidays }).slice(-3)).toEqual([
      "Working days lost to holidays: each day once, with the largest part off = 0.85",
      "Business days: 7 − 1 − 0.5 − 0.85 = 4.65",
      "Working hours: 4.65 × 8 = 37.2",
    ]);
  });

  it("loses a day only once if two holidays fall on it", () => {
    const thanksgiving = { customHolidays: [{ date: "2026-11-26", name: "Trip" }] };
    const { holidays, holidayDays } = ask(thanksgiving);
    expect(holidayDays).toBe(3);
    expect(holidays.filter(({ counted }: Json) => counted)).toHaveLength(3);
    expect(working(thanksgiving)).toContain("Trip: Thursday, November 26, 2026 = already off: nothing more lost");
  });

  it("knows the second and fourth Saturdays of Indian banks", () => {
    const january = { startDate: "2026-01-01", endDate: "2026-01-31", weekend: "sun-2nd-4th-sat" };
    const { skipped, ...counts } = ask({ ...january, holidayCalendar: "none" });
    expect(counts).toMatchObject({ businessDays: 25, weekendDays: 6 });
    expect(skipped.map(({ date }: Json) => String(date).slice(8))).toEqual(["04", "10", "11", "18", "24", "25"]);
    expect(working({ ...january, holidayCalendar: "none" })).toContain(
      "Weekend days: Sundays and second and fourth Saturdays: 4 + 2 = 6",
    );
  });

  it("counts holidays that are worked on", () => {
    const year = { mode: "year", year: 2026 };
    expect(ask({ ...year, skipHolidays: "columbus, Veterans" }).businessDays).toBe(252);
    expect(ask(year).businessDays).toBe(250);
    expect(headline(year)).toBe(
      "In 2026 there are **250 business days** — 2,000 hours; 11 holidays and 104 weekend days left out.",
    );
  });

  it("matches a day-by-day count", () => {
    const weekends = { "sat-sun": [6, 0], "fri-sat": [5, 6], sun: [0], none: [] };
    fc.assert(
      fc.property(
        fc.integer({ min: isoToDayNumber("1990-01-01"), max: isoToDayNumber("2040-01-01") }),
        fc.integer({ min: 0, max: 500 }),
        fc.constantFrom(...(Object.keys(weekends) as (keyof typeof weekends)[])),
        fc.array(fc.tuple(fc.nat(500), fc.nat(40), fc.constantFrom(0.25, 0.5, 1)), { maxLength: 6 }),
        (first, length, weekend, ranges) => {
          const startDate = dayNumberToIso(first);
          const customHolidays = ranges.map(([from, more, fraction]) => ({
            date: dayNumberToIso(first + from),
            endDate: dayNumberToIso(first + from + more),
            fraction,
          }));
          const json = { startDate, weekend, customHolidays, holidayCalendar: "none" };
          const result = ask({ ...json, endDate: dayNumberToIso(first + length) });
          let sum = 0;
          for (let i = 0; i <= length; i++) {
            const weekday = new Date(86_400_000 * (first + i)).getUTCDay();
            if ((weekends[weekend] as number[]).includes(weekday)) continue;
            const parts = ranges.map(([from, more, part]) => (i >= from && i <= from + more ? part : 0));
            sum += 1 - Math.max(0, ...parts);
          }
          expect(result.businessDays).toBe(sum);
          expect(result.byMonth.reduce((all: number, row: { businessDays: number }) => all + row.businessDays, 0)).toBe(
            sum,
          );
          expect(result.businessDays + result.weekendDays + result.holidayDays).toBe(length + 1);
          // Adding as many business days again does not go beyond the last day.
          if (sum === 0) return;
          const back = ask({
            ...json,
            mode: "add",
            startDate: dayNumberToIso(first - 1),
            workdays: Math.ceil(2 * sum) / 2,
          });
          if (Number.isInteger(2 * sum)) expect(back.resultDate <= dayNumberToIso(first + length)).toBe(true);
        },
      ),
    );
  });
});

describe("add", () => {
  it("skips Thanksgiving, and lists the skipped days", () => {
    const json = { mode: "add", startDate: "2026-11-20", workdays: 10 };
    expect(ask(json)).toMatchObject({
      resultDate: "2026-12-07",
      resultWeekday: "Monday",
      calendarDaysMoved: 17,
      direction: "forward",
      businessDays: 10,
      calendarDays: 17,
      weekendDays: 6,
      holidayDays: 1,
    });
    expect(headline(json)).toBe(
      "10 business days after November 20, 2026, is **December 7, 2026** — a Monday; 1 holiday and 6 weekend days left out.",
    );
    expect(working(json).slice(0, 9)).toEqual([
      "The start is day 0 and does not count: Friday, November 20, 2026 = 10 to count forward",
      "Saturday, November 21, 2026: Weekend = skipped",
      "Sunday, November 22, 2026: Weekend = skipped",
      "Thursday, November 26, 2026: Thanksgiving Day = skipped",
      "Saturday, November 28, 2026: Weekend = skipped",
      "Sunday, November 29, 2026: Weekend = skipped",
      "Saturday, December 5, 2026: Weekend = skipped",
      "Sunday, December 6, 2026: Weekend = skipped",
      "The day on which the count is complete: November 20, 2026 + 17 calendar days = Monday, December 7, 2026",
    ]);
  });

  it("goes back symmetrically", () => {
    expect(ask({ mode: "add", startDate: "2026-12-07", workdays: -10 })).toMatchObject({
      resultDate: "2026-11-20",
      calendarDaysMoved: -17,
      direction: "backward",
      businessDays: 10,
    });
  });

  it("counts half days on the way", () => {
    const json = { mode: "add", startDate: "2026-11-19", weekend: "sun", halfDayWeekday: "saturday" };
    expect(ask({ ...json, workdays: 1.5 }).resultDate).toBe("2026-11-21");
    expect(ask({ ...json, workdays: 2 })).toMatchObject({ resultDate: "2026-11-23", businessDays: 2.5 });
  });

  it("adds 100,000 days quickly, and stops at the end of the calendar", () => {
    const far = { mode: "add", holidayCalendar: "none", startDate: "2026-11-20" };
    // 20,000 weeks with five business days each.
    expect(ask({ ...far, workdays: 100_000 }).resultDate).toBe(dayNumberToIso(isoToDayNumber("2026-11-20") + 140_000));
    expect(problemsOf(calculator, { ...far, startDate: "9999-12-20", workdays: 20 })).toEqual([
      {
        field: "workdays",
        message: "There are no 20 business days between December 20, 9999, and the end of the year 9999.",
      },
    ]);
    expect(problemsOf(calculator, { ...far, startDate: "0001-01-08", workdays: -20 })[0]?.field).toBe("workdays");
  });
});

describe("nth", () => {
  it("is at most the 31st, from either end", () => {
    for (const nth of [32, -32])
      expect(problemsOf(calculator, { mode: "nth", nth })).toEqual([
        { field: "nth", message: "Which business day must be from 1 to 31, or from −1 to −31 counted from the end." },
      ]);
  });

  it("finds the third and the last business day of November 2026", () => {
    expect(ask({ mode: "nth" })).toMatchObject({
      resultDate: "2026-11-04",
      resultWeekday: "Wednesday",
      calendarDaysMoved: 3,
      businessDays: 19,
      direction: null,
    });
    expect(ask({ mode: "nth", nth: -1 }).resultDate).toBe("2026-11-30");
    expect(ask({ mode: "nth", nth: 8 }).resultDate).toBe("2026-11-12");
    expect(headline({ mode: "nth", nth: -2 })).toBe(
      "The 2nd business day from the end of November 2026 is **November 27, 2026** — a Friday; the month has 19 business days.",
    );
    expect(headline({ mode: "nth", nth: 12 })).toContain("The 12th business day of");
  });
});

describe("notices", () => {
  const codes = (json: Json) => ask(json).noticeCodes;
  const year = (value: number, holidayCalendar: string) => ({ mode: "year", year: value, holidayCalendar });

  it("say how complete the holidays are", () => {
    expect(codes(year(2031, "in-gazetted"))).toBe("no-holiday-list");
    expect(ask(year(2031, "in-gazetted")).notices[0].message).toBe(
      "No gazetted list for 2031 is bundled; only the three national holidays were used.",
    );
    expect(
      ask({ startDate: "2024-06-01", endDate: "2028-06-01", holidayCalendar: "in-gazetted" }).notices[0].message,
    ).toBe("No gazetted lists for 2024 and 2027–2028 are bundled; only the three national holidays were used.");
    expect(codes(year(2026, "in-gazetted"))).toBe("moon-dependent");
    expect(codes({ ...year(2026, "in-gazetted"), skipHolidays: "id-ul-fitr,id-ul-zuha,muharram,id-e-milad" })).toBe(
      null,
    );
    expect(codes(year(2026, "us-nyse"))).toBe("early-closes");
    expect(codes(year(1997, "us-nyse"))).toBe("outside-rules");
    expect(codes(year(1970, "us-federal"))).toBe("outside-rules");
    expect(codes(year(2199, "us-federal"))).toBe(null);
    expect(ask(year(2200, "us-federal")).notices[0].message).toBe(
      "“US federal” covers 1971 to 2199; none of its holidays were used for 2200.",
    );
    expect(codes(year(2200, "none"))).toBe(null);
  });

  it("say when tables are omitted, while the counts stay complete", () => {
    const all = { startDate: "0001-01-01", endDate: "9999-12-31", holidayCalendar: "none" };
    expect(
      ask({ ...all, customHolidays: [{ date: "0001-01-01", endDate: "9999-12-31", fraction: 0.5 }] }),
    ).toMatchObject({
      calendarDays: 3_652_059,
      // 521,722 weeks and five days, starting on a Monday.
      businessDays: (5 * 521_722 + 5) / 2,
      byMonth: [],
      skipped: [],
      noticeCodes: "tables-left-out holidays-cut",
    });
  });
});

describe("wrong inputs", () => {
  it.each([
    [{ startDate: "2026-11-31" }, "startDate", "November 31, 2026, does not exist"],
    [
      { weekend: "custom", customWeekend: "mon,tue,wed,thu,fri,sat,sun" },
      "customWeekend",
      "Leave at least one working day in the week.",
    ],
    [{ weekend: "custom", customWeekend: "s" }, "customWeekend", "Choose one of: monday, tuesday"],
    [{ weekend: "custom", customWeekend: " , " }, "customWeekend", "Choose one of: monday, tuesday"],
    [{ holidayCalendar: "us" }, "holidayCalendar", "Choose one of none, us-federal"],
    [{ skipHolidays: "columbus,easter" }, "skipHolidays", "Choose one of: new-year, mlk, inauguration"],
    [
      { customHolidays: [{ date: "2026-11-03", fraction: 0 }] },
      "customHolidays",
      "Day off 1: The part of the day off must be above 0 and at most 1.",
    ],
    [
      { customHolidays: [{ date: "2026-11-03", endDate: "2026-11-02" }] },
      "customHolidays",
      "Day off 1: the last day is before the first one.",
    ],
    [{ mode: "nth", nth: 20 }, "nth", "November 2026 has 19 business days."],
    [{ mode: "nth", nth: 0 }, "nth", "Enter 1 to 31"],
    [
      { mode: "nth", customHolidays: [{ date: "2026-11-01", endDate: "2026-11-30" }] },
      "nth",
      "November 2026 has no business days.",
    ],
    [{ mode: "add", workdays: 100_001 }, "workdays", "Enter at most 100,000 business days"],
    [{ mode: "add", workdays: 0.25 }, "workdays", "in whole or half days"],
    [
      {
        mode: "add",
        workdays: 0,
        roll: "following",
        startDate: "9999-12-31",
        holidayCalendar: "none",
        weekend: "fri",
      },
      "roll",
      "There is no business day on that side",
    ],
  ])("%j", (json, field, message) => {
    const problems = problemsOf(calculator, json as Json);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.field).toBe(field);
    expect(problems[0]?.message).toContain(message);
  });
});

describe("solving", () => {
  const solved = (inputs: Json, wanted: { for: string; output: string; target: string | number }) => {
    const result = answer(calculator, { inputs, solve: wanted }, testTools());
    return "errors" in result ? result.errors : result.solved?.value;
  };

  it("finds the end, the start, and the business days between two dates", () => {
    const business = { output: "businessDays", target: 41 };
    const end = solved({ endDate: "2026-11-20" }, { for: "endDate", ...business });
    // December 30 and 31 are business days: 40 and 41.
    expect(end).toBe("2026-12-31");
    const start = solved({ startDate: "2026-12-01" }, { for: "startDate", ...business });
    expect(ask({ startDate: start as string }).businessDays).toBe(41);
    const add = { mode: "add", startDate: "2026-11-20" };
    expect(solved(add, { for: "workdays", output: "resultDate", target: "2026-12-07" })).toBe(10);
  });

  it("finds a business day even if an adjacent day off gives the same result", () => {
    for (const present of ["2020-01-01", "2026-10-30", "2026-12-30"])
      for (const target of [30, 34, 35, 39, 40])
        expect(solved({ startDate: present }, { for: "startDate", output: "businessDays", target })).toBe(
          { 30: "2026-11-18", 34: "2026-11-12", 35: "2026-11-10", 39: "2026-11-04", 40: "2026-11-03" }[target],
        );
    const due = { for: "startDate", output: "resultDate", target: "2026-12-07" };
    expect(solved({ mode: "add", startDate: "2020-01-01" }, due)).toBe("2026-11-20");
    expect(solved({ endDate: "2027-06-06" }, { for: "endDate", output: "businessDays", target: 10 })).toBe(
      "2026-11-16",
    );
  });
});

describe("calendarEvents", () => {
  it("contains the result and the holidays on the way", () => {
    const events = calendarEvents(
      modelOf(calculator, { mode: "add", startDate: "2026-11-20" }, testTools()),
      new Format(),
    );
    expect(events).toEqual([
      { date: "2026-12-07", summary: "10 business days after November 20, 2026" },
      { date: "2026-11-26", summary: "Thanksgiving Day" },
    ]);
    expect(calendarEvents(modelOf(calculator, {}, testTools()), new Format())[0]).toEqual({
      date: "2026-11-02",
      lastDate: "2026-12-31",
      summary: "41 business days",
    });
  });
});

it("names the months of its table", () => {
  expect(new Format().value(calculator.outputs.byMonth.columns?.month as Field, "2027-01")).toBe("January 2027");
});
