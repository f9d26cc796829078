import { outputsOf } from "../../../core/outputs";
import type { DateSpan } from "./date-span";
import type { DayFacts } from "./day-facts";
import type { DateModel } from "./modes";

const { boolean, choice, date, integer, number, table, text } = outputsOf<DateModel>();

/** The span of a difference. A countdown shows only some of the outputs of its span. */
function difference({ variant, answer }: DateModel): DateSpan | undefined {
  return variant === "difference" ? answer.span : undefined;
}

/** An output that measures the time between two dates. */
const ofDifference = (
  label: string,
  group: string,
  value: (span: DateSpan) => number,
  more: { readonly unit?: string } = {},
) =>
  integer({
    label,
    ...more,
    group,
    optional: true,
    value(model) {
      const span = difference(model);
      return span && value(span);
    },
  });

/** An output that measures the time between two dates or until the target of a countdown. */
const ofSpan = (label: string, group: string, value: (span: DateSpan) => number) =>
  integer({ label, group, optional: true, value: ({ answer: { span } }) => span && value(span) });

/** A numeric fact about a day. */
const fact = (
  label: string,
  group: string,
  value: (day: DayFacts) => number | null,
  more: { readonly note?: string; readonly grouped?: boolean } = {},
) =>
  integer({ label, ...more, group, optional: true, value: ({ answer: { facts } }) => facts && value(facts) });

const CALENDAR = "By calendar";
const WEEKS = "In weeks";
const UNITS = "In other units";
const WEEKDAYS = "Days of the week";
const COUNTS = "Other day numbers";

export const outputs = {
  direction: choice({
    label: "Direction",
    options: { forward: "Forward", backward: "Backward", "same-day": "Same day" },
    optional: true,
    value: ({ answer }) => answer.direction,
  }),
  totalDays: integer({
    label: "Total days",
    noun: "Number of days",
    unit: "days",
    optional: true,
    value: (model) => difference(model)?.days,
  }),
  years: ofSpan("Years", CALENDAR, ({ calendar }) => calendar.years),
  months: ofSpan("Months", CALENDAR, ({ calendar }) => calendar.months),
  days: ofSpan("Days", CALENDAR, ({ calendar }) => calendar.days),
  weeks: ofSpan("Whole weeks", WEEKS, (span) => span.weeks),
  weekDays: ofSpan("Remaining days", WEEKS, (span) => span.weekDays),
  totalMonths: ofDifference("Whole months", UNITS, (span) => span.wholeMonths),
  totalHours: ofDifference("Hours", UNITS, ({ days }) => 24 * days),
  totalMinutes: ofDifference("Minutes", UNITS, ({ days }) => 1_440 * days),
  totalSeconds: ofDifference("Seconds", UNITS, ({ days }) => 86_400 * days),
  businessDays: integer({
    label: "Weekdays",
    noun: "Number of weekdays",
    note: "Weekends excluded, holidays included",
    unit: "days",
    group: WEEKDAYS,
    optional: true,
    value: ({ answer }) => answer.span?.businessDays,
  }),
  weekendDays: ofDifference("Weekend days", WEEKDAYS, (span) => span.days - span.businessDays, {
    unit: "days",
  }),
  yearFraction: number({
    label: "Years as a decimal",
    unit: "years",
    group: UNITS,
    optional: true,
    value: (model) => difference(model)?.yearFraction,
  }),
  leapDays: ofDifference("February 29s", WEEKDAYS, (span) => span.leapDays),
  weekdayCounts: table({
    label: "Days of the week",
    columns: { weekday: text({ label: "Weekday" }), count: integer({ label: "Days" }) },
    value: (model) => difference(model)?.weekdayCounts,
  }),
  byMonth: table({
    label: "Month by month",
    columns: {
      month: text({ label: "Month" }),
      days: integer({ label: "Days" }),
      businessDays: integer({ label: "Weekdays" }),
    },
    value: (model) => difference(model)?.byMonth,
  }),
  resultDate: date({ label: "Date", optional: true, value: ({ answer }) => answer.result?.iso }),
  weekday: text({
    label: "Weekday",
    optional: true,
    value: ({ answer: { result, facts, occurrence } }) => (result ?? facts ?? occurrence)?.weekday,
  }),
  isoWeekDate: text({
    label: "ISO week date",
    optional: true,
    value: ({ answer: { result, facts } }) => (result ?? facts)?.isoWeekDate,
  }),
  clamped: boolean({
    label: "Day adjusted for the month end",
    optional: true,
    value: ({ answer }) => answer.clamped,
  }),
  daysFromStart: integer({
    label: "Days from the start",
    noun: "Number of days from the start",
    unit: "days",
    optional: true,
    value: ({ answer }) => answer.daysFromStart,
  }),
  weekdayNumber: fact("Weekday number", "Week", ({ isoWeek }) => isoWeek.weekday, {
    note: "Monday is 1 (ISO 8601)",
  }),
  isoWeek: fact("ISO week", "Week", ({ isoWeek }) => isoWeek.week),
  isoWeekYear: fact("Year of the ISO week", "Week", ({ isoWeek }) => isoWeek.year, { grouped: false }),
  usWeek: fact("US week", "Week", (day) => day.usWeek, {
    note: "Weeks start on Sunday; week 1 contains January 1",
  }),
  dayOfYear: fact("Day of the year", "Year", (day) => day.dayOfYear),
  daysInYear: fact("Days in the year", "Year", (day) => day.daysInYear),
  daysLeftInYear: fact("Days left in the year", "Year", (day) => day.daysLeftInYear),
  quarter: fact("Quarter", "Year", (day) => day.quarter),
  daysInMonth: fact("Days in the month", "Month", (day) => day.daysInMonth),
  nthInMonth: fact("Occurrence of this weekday in the month", "Month", (day) => day.nthInMonth),
  isLeapYear: boolean({
    label: "Leap year",
    group: "Year",
    optional: true,
    value: ({ answer }) => answer.facts?.isLeapYear,
  }),
  julianDayNumber: fact("Julian day number", COUNTS, (day) => day.julianDayNumber, {
    note: "At noon",
    grouped: false,
  }),
  modifiedJulianDay: fact("Modified Julian day", COUNTS, (day) => day.modifiedJulianDay, { grouped: false }),
  unixSeconds: fact("Unix time", COUNTS, (day) => day.unixSeconds, {
    note: "Seconds, at 00:00 UTC",
    grouped: false,
  }),
  excelSerial: fact("Excel serial number", COUNTS, (day) => day.excelSerial, {
    note: "1900 date system; none before March 1, 1900",
    grouped: false,
  }),
  fiscalYearUS: text({
    label: "US fiscal year",
    note: "October to September",
    group: "Fiscal years",
    optional: true,
    value: ({ answer }) => answer.facts?.fiscalYearUS,
  }),
  fiscalYearIN: text({
    label: "Indian financial year",
    note: "April to March",
    group: "Fiscal years",
    optional: true,
    value: ({ answer }) => answer.facts?.fiscalYearIN,
  }),
  occurrenceDate: date({
    label: "Target date",
    optional: true,
    value: ({ answer }) => answer.occurrence?.iso,
  }),
  daysUntil: integer({
    label: "Days until then",
    noun: "Number of days until then",
    note: "Negative if past",
    unit: "days",
    optional: true,
    value: ({ answer }) => answer.daysUntil,
  }),
  series: table({
    label: "Dates",
    columns: {
      n: integer({ label: "No." }),
      date: date({ label: "Date" }),
      weekday: text({ label: "Weekday" }),
      daysFromStart: integer({ label: "Days from the start" }),
    },
    value: ({ answer }) => answer.series,
  }),
};
