/** What the date calculator asks and answers. */
import type { OutputsOf } from "../../../core/calculator";
import {
  boolean,
  by,
  type Condition,
  choice,
  date,
  integer,
  number,
  table,
  text,
  type ValuesOf,
} from "../../../core/fields";
import { MONTH_END_RULES, ORDINALS } from "./choices";

const ADDING: Condition = { mode: ["add", "series"] };

/** A count of calendar units to add: whole, not negative. */
function amount(label: string, fallback: number, max: number, words: string) {
  return integer({
    label,
    default: fallback,
    min: 0,
    max,
    group: "Amounts",
    range: `between 0 and ${words}; to go back, choose subtract`,
    when: ADDING,
  });
}

export const inputs = {
  mode: choice({
    label: "What do you want to do?",
    options: {
      difference: "Time between two dates",
      add: "A date before or after another",
      info: "Facts about a day",
      countdown: "Days until a date",
      "nth-weekday": "A weekday of a month",
      series: "A series of dates",
    },
    default: "difference",
  }),
  startDate: date({
    label: by("mode", { info: "Date" }, "Start date"),
    missing: "Enter the date to start from.",
    default: "2026-01-15",
    when: { mode: ["difference", "add", "info", "series"] },
  }),
  endDate: date({
    label: "End date",
    missing: "Enter the date to end on.",
    note: "May lie before the start",
    default: "2026-12-25",
    when: { mode: "difference" },
  }),
  includeEndDay: boolean({
    label: "Count the last day too",
    default: false,
    when: { mode: "difference" },
  }),
  weekend: choice({
    label: "Weekend",
    options: {
      "sat-sun": "Saturday and Sunday",
      "fri-sat": "Friday and Saturday",
      "thu-fri": "Thursday and Friday",
      sun: "Sunday only",
      fri: "Friday only",
      sat: "Saturday only",
      none: "None",
    },
    default: "sat-sun",
    when: { mode: "difference" },
  }),
  operation: choice({
    label: "Add or subtract",
    options: { add: "Add", subtract: "Subtract" },
    default: "add",
    when: ADDING,
  }),
  years: amount("Years", 0, 9_999, "9,999"),
  months: amount("Months", 1, 119_988, "119,988"),
  weeks: amount("Weeks", 0, 521_722, "521,722"),
  days: amount("Days", 0, 3_652_058, "3,652,058"),
  monthEndRule: choice({
    label: "If the day does not exist",
    options: MONTH_END_RULES,
    default: "clamp",
    when: ADDING,
  }),
  asOf: date({
    label: "Today",
    missing: "Enter the date of today.",
    default: "2026-11-20",
    fill: "today",
    when: { mode: "countdown" },
  }),
  targetDate: date({
    label: "Count down to",
    missing: "Enter the date to count down to.",
    default: "2026-12-25",
    when: { mode: "countdown" },
  }),
  repeatYearly: boolean({
    label: "Every year",
    note: "Counts to the next anniversary",
    default: false,
    when: { mode: "countdown" },
  }),
  year: integer({
    label: "Year",
    default: 2026,
    min: 1,
    max: 9999,
    grouped: false,
    when: { mode: "nth-weekday" },
  }),
  month: integer({ label: "Month", default: 11, min: 1, max: 12, when: { mode: "nth-weekday" } }),
  weekdayName: choice({
    label: "Weekday",
    options: {
      monday: "Monday",
      tuesday: "Tuesday",
      wednesday: "Wednesday",
      thursday: "Thursday",
      friday: "Friday",
      saturday: "Saturday",
      sunday: "Sunday",
    },
    default: "thursday",
    when: { mode: "nth-weekday" },
  }),
  nth: choice({
    label: "Which one",
    options: ORDINALS,
    default: "4",
    when: { mode: "nth-weekday" },
  }),
  count: integer({ label: "How many dates", default: 12, min: 1, max: 1_000, when: { mode: "series" } }),
};

export const outputs = {
  direction: choice({
    label: "Direction",
    options: { forward: "Forward", backward: "Backward", "same-day": "Same day" },
    optional: true,
  }),
  totalDays: integer({ label: "Total days", noun: "Number of days", unit: "days", optional: true }),
  years: integer({ label: "Years", group: "By the calendar", optional: true }),
  months: integer({ label: "Months", group: "By the calendar", optional: true }),
  days: integer({ label: "Days", group: "By the calendar", optional: true }),
  weeks: integer({ label: "Whole weeks", group: "In weeks", optional: true }),
  weekDays: integer({ label: "Days beyond the weeks", group: "In weeks", optional: true }),
  totalMonths: integer({ label: "Whole months", group: "In other units", optional: true }),
  totalHours: integer({ label: "Hours", group: "In other units", optional: true }),
  totalMinutes: integer({ label: "Minutes", group: "In other units", optional: true }),
  totalSeconds: integer({ label: "Seconds", group: "In other units", optional: true }),
  businessDays: integer({
    label: "Days outside the weekend",
    noun: "Number of days outside the weekend",
    note: "Holidays are not taken out",
    unit: "days",
    group: "Days of the week",
    optional: true,
  }),
  weekendDays: integer({
    label: "Weekend days",
    unit: "days",
    group: "Days of the week",
    optional: true,
  }),
  yearFraction: number({
    label: "Years, as one number",
    unit: "years",
    group: "In other units",
    optional: true,
  }),
  leapDays: integer({ label: "February 29s", group: "Days of the week", optional: true }),
  weekdayCounts: table({
    label: "Days of the week",
    columns: { weekday: text({ label: "Weekday" }), count: integer({ label: "Days" }) },
  }),
  byMonth: table({
    label: "Month by month",
    columns: {
      month: text({ label: "Month" }),
      days: integer({ label: "Days" }),
      businessDays: integer({ label: "Outside the weekend" }),
    },
  }),
  resultDate: date({ label: "Date", optional: true }),
  weekday: text({ label: "Weekday", optional: true }),
  isoWeekDate: text({ label: "ISO week date", optional: true }),
  clamped: boolean({ label: "Day changed by the month-end rule", optional: true }),
  daysFromStart: integer({
    label: "Days from the start",
    noun: "Number of days from the start",
    unit: "days",
    optional: true,
  }),
  weekdayNumber: integer({
    label: "Weekday number",
    note: "Monday is 1 (ISO 8601)",
    group: "Week",
    optional: true,
  }),
  isoWeek: integer({ label: "ISO week", group: "Week", optional: true }),
  isoWeekYear: integer({ label: "Year of the ISO week", grouped: false, group: "Week", optional: true }),
  usWeek: integer({
    label: "US week",
    note: "Weeks start on Sunday; week 1 holds January 1",
    group: "Week",
    optional: true,
  }),
  dayOfYear: integer({ label: "Day of the year", group: "Year", optional: true }),
  daysInYear: integer({ label: "Days in the year", group: "Year", optional: true }),
  daysLeftInYear: integer({ label: "Days left in the year", group: "Year", optional: true }),
  quarter: integer({ label: "Quarter", group: "Year", optional: true }),
  daysInMonth: integer({ label: "Days in the month", group: "Month", optional: true }),
  nthInMonth: integer({
    label: "Which one of its weekday in the month",
    group: "Month",
    optional: true,
  }),
  isLeapYear: boolean({ label: "Leap year", group: "Year", optional: true }),
  julianDayNumber: integer({
    label: "Julian day number",
    note: "At noon",
    grouped: false,
    group: "In other counts",
    optional: true,
  }),
  modifiedJulianDay: integer({
    label: "Modified Julian day",
    grouped: false,
    group: "In other counts",
    optional: true,
  }),
  unixSeconds: integer({
    label: "Unix time",
    note: "Seconds, at 00:00 UTC",
    grouped: false,
    group: "In other counts",
    optional: true,
  }),
  excelSerial: integer({
    label: "Excel serial number",
    note: "1900 date system; none before March 1, 1900",
    grouped: false,
    group: "In other counts",
    optional: true,
  }),
  fiscalYearUS: text({
    label: "US fiscal year",
    note: "October to September",
    group: "Fiscal years",
    optional: true,
  }),
  fiscalYearIN: text({
    label: "Indian financial year",
    note: "April to March",
    group: "Fiscal years",
    optional: true,
  }),
  occurrenceDate: date({ label: "Date counted to", optional: true }),
  daysUntil: integer({
    label: "Days until then",
    noun: "Number of days until then",
    note: "Negative when it is past",
    unit: "days",
    optional: true,
  }),
  series: table({
    label: "Dates",
    columns: {
      n: integer({ label: "No." }),
      date: date({ label: "Date" }),
      weekday: text({ label: "Weekday" }),
      daysFromStart: integer({ label: "Days from the start" }),
    },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type Mode = Inputs["mode"];

/** Every output, its tables worked out when read. */
export type Outputs = OutputsOf<typeof outputs>;
