import type { PublishedSource } from "../../../core/published";

/** Shifts from eight in the morning on, one a day from a Monday on. */
const week = (...hours: readonly number[]) => ({
  mode: "timesheet",
  shifts: hours.map((count, day) => ({ date: `2026-11-${16 + day}`, start: "08:00", end: `${8 + count}:00` })),
});

export default [
  {
    title: "Department of Labor, 29 CFR 778.110(a)",
    date: "April 5, 2011",
    url: "https://www.law.cornell.edu/cfr/text/29/778.110",
    cases: [
      [
        { ...week(9, 9, 9, 9, 10), overtimeRule: "flsa", payRate: 12 },
        { regularHours: 40, overtimeHours: 6, grossPay: 588 },
      ],
    ],
  },
  {
    title: "Department of Labor, 29 CFR 778.110(a), as of 1981",
    date: "January 23, 1981",
    url: "https://webarchive.library.unt.edu/eot2008/20081106105913/https:/www.dol.gov/dol/allcfr/ESA/Title_29/Part_778/29CFR778.110.htm",
    cases: [[{ ...week(9, 9, 9, 9, 10), overtimeRule: "flsa", payRate: 6 }, { grossPay: 294 }]],
  },
  {
    title: "Study.com, California’s Overtime Pay Regulations",
    date: "retrieved November 2026",
    url: "https://study.com/academy/lesson/californias-overtime-pay-regulations.html",
    cases: [
      [
        { ...week(9, 9, 9, 9, 9, 9), overtimeRule: "california" },
        { totalHours: 54, overtimeHours: 14 },
      ],
    ],
  },
  {
    title: "overtimecalc.com, a week in California",
    date: "retrieved November 2026",
    url: "https://overtimecalc.com/guides/california-overtime",
    cases: [
      [
        { ...week(10, 8, 13, 8, 8), overtimeRule: "california", payRate: 25 },
        { totalHours: 47, regularHours: 40, overtimeHours: 6, doubleTimeHours: 1, grossPay: 1275 },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
