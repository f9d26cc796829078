import type { PublishedSource } from "../../../core/published";

/** Without holidays but those that a formula names. */
const EXCEL = { holidayCalendar: "none" };

const off = (...dates: string[]) => ({ customHolidays: dates.map((date) => ({ date })) });

export default [
  {
    title: "Microsoft, documentation of NETWORKDAYS and WORKDAY",
    date: "retrieved November 2026",
    cases: [
      [{ ...EXCEL, startDate: "2012-10-01", endDate: "2013-03-01" }, { businessDays: 110 }],
      [{ ...EXCEL, startDate: "2012-10-01", endDate: "2013-03-01", ...off("2012-11-22") }, { businessDays: 109 }],
      [
        { ...EXCEL, startDate: "2012-10-01", endDate: "2013-03-01", ...off("2012-11-22", "2012-12-04", "2013-01-21") },
        { businessDays: 107 },
      ],
      [{ ...EXCEL, startDate: "2006-01-01", endDate: "2006-01-31" }, { businessDays: 22 }],
      [
        {
          ...EXCEL,
          startDate: "2006-01-01",
          endDate: "2006-02-01",
          weekend: "fri-sat",
          ...off("2006-01-02", "2006-01-16"),
        },
        { businessDays: 22 },
      ],
      [{ ...EXCEL, mode: "add", startDate: "2008-10-01", workdays: 151 }, { resultDate: "2009-04-30" }],
      [
        {
          ...EXCEL,
          mode: "add",
          startDate: "2008-10-01",
          workdays: 151,
          ...off("2008-11-26", "2008-12-04", "2009-01-21"),
        },
        { resultDate: "2009-05-05" },
      ],
    ],
  },
  {
    title: "NumPy reference, busday_count and busday_offset",
    date: "retrieved November 2026",
    cases: [
      [{ ...EXCEL, startDate: "2011-01-01", endDate: "2011-02-01", countRule: "exclude-end" }, { businessDays: 21 }],
      [{ ...EXCEL, startDate: "2011-01-01", endDate: "2012-01-01", countRule: "exclude-end" }, { businessDays: 260 }],
      [
        { ...EXCEL, mode: "add", startDate: "2011-10-01", workdays: 0, roll: "preceding" },
        { resultDate: "2011-09-30" },
      ],
      [
        { ...EXCEL, mode: "add", startDate: "2011-10-30", workdays: 0, roll: "modified-following" },
        { resultDate: "2011-10-31" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
