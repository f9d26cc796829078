import { describe, expect, it } from "vitest";
import { fromDayNumber, isoToDayNumber } from "./civil";
import { isoWeek, isoWeekText, usWeek, weekdayName } from "./week";

describe("isoWeek", () => {
  it.each([
    // Dates around New Year as tabulated for ISO 8601 (R. H. van Gent, The Mathematics of the ISO 8601 Calendar).
    ["2005-01-01", "2004-W53-6"],
    ["2005-01-02", "2004-W53-7"],
    ["2005-12-31", "2005-W52-6"],
    ["2006-01-02", "2006-W01-1"],
    ["2007-12-31", "2008-W01-1"],
    ["2008-12-29", "2009-W01-1"],
    ["2009-12-31", "2009-W53-4"],
    ["2010-01-03", "2009-W53-7"],
    ["2026-02-28", "2026-W09-6"],
    ["0001-01-01", "0001-W01-1"],
    ["9999-12-31", "9999-W52-5"],
  ])("%s is %s", (iso, text) => {
    expect(isoWeekText(isoWeek(isoToDayNumber(iso)))).toBe(text);
  });

  it("advances every Monday and restarts in the week of January 4", () => {
    // January 4 is always in week 1 (ISO 8601-1:2019, 3.1.1.23), an independent way to find where the weeks of a year
    // begin.
    let previous = isoWeek(isoToDayNumber("1999-12-31"));
    for (let day = isoToDayNumber("2000-01-01"); day < isoToDayNumber("2030-01-10"); day++) {
      const { year, week, weekday } = isoWeek(day);
      const { year: thisYear, month, day: date } = fromDayNumber(day);
      if (month === 1 && date === 4) expect([year, week]).toEqual([thisYear, 1]);
      if (weekday > 1) expect([year, week, weekday]).toEqual([previous.year, previous.week, previous.weekday + 1]);
      else expect(week).toBe(year === previous.year ? previous.week + 1 : 1);
      previous = { year, week, weekday };
    }
  });
});

describe("usWeek", () => {
  it.each([
    // Spreadsheet WEEKNUM, return type 1.
    ["2026-01-01", 1],
    ["2026-01-03", 1],
    ["2026-01-04", 2],
    ["2026-11-20", 47],
    ["2012-03-09", 10],
    ["2023-01-01", 1],
    ["2023-01-08", 2],
    // A leap year that begins on a Saturday has 54 such weeks.
    ["2000-12-31", 54],
    ["2026-12-31", 53],
  ])("%s is in week %i", (iso, week) => {
    expect(usWeek(fromDayNumber(isoToDayNumber(iso)))).toBe(week);
  });
});

it("names weekdays", () => {
  expect(weekdayName(0)).toBe("Thursday");
  expect(weekdayName(isoToDayNumber("2026-11-20"))).toBe("Friday");
  expect(weekdayName(isoToDayNumber("0001-01-07"))).toBe("Sunday");
});
