import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import { monthOfYear } from "../../../math/dates/months";
import type { CalendarDay } from "./calendar-day";
import type { DateSpan } from "./date-span";
import type { DayFacts } from "./day-facts";
import type { Inputs } from "./inputs";

/** The results of all modes; each mode fills in its own part. */
export interface Answer {
  /** The time between two dates, or until the target of a countdown. */
  readonly span?: DateSpan;
  readonly direction?: "forward" | "backward" | "same-day";
  /** The resulting date. */
  readonly result?: CalendarDay;
  /** Days from the start to the result. */
  readonly daysFromStart?: number;
  /** Whether the month-end rule changed the day of the month. */
  readonly clamped?: boolean;
  /** Facts about the chosen day. */
  readonly facts?: DayFacts;
  /** The target date of a countdown, or its next anniversary. */
  readonly occurrence?: CalendarDay;
  /** Negative if the date is in the past. */
  readonly daysUntil?: number;
  readonly series?: readonly SeriesDate[];
}

export interface SeriesDate {
  readonly n: number;
  readonly date: string;
  readonly weekday: string;
  readonly daysFromStart: number;
}

export type Mode = "difference" | "add" | "info" | "countdown" | "nth-weekday" | "series";
export type DateModel = VariantModel<Mode, Inputs & { readonly mode: Mode }, Answer>;

const { boolean, choice, date, integer, number, table, text } = outputsOf<DateModel>();

/** The span of a difference. A countdown shows only some of the outputs of its span. */
function difference({ variant, answer }: DateModel): DateSpan | undefined {
  return variant === "difference" ? answer.span : undefined;
}

/** An output that measures the time between two dates. */
const ofDifference = (label: string, value: (span: DateSpan) => number, more: { readonly unit?: string } = {}) =>
  integer(label, {
    ...more,
    optional: true,
    value(model) {
      const span = difference(model);
      return span && value(span);
    },
  });

/** An output that measures the time between two dates or until the target of a countdown. */
const ofSpan = (label: string, value: (span: DateSpan) => number) =>
  integer(label, { optional: true, value: ({ answer: { span } }) => span && value(span) });

/** A numeric fact about a day. */
const fact = (
  label: string,
  value: (day: DayFacts) => number | null,
  more: { readonly note?: string; readonly digits?: "plain" } = {},
) => integer(label, { ...more, optional: true, value: ({ answer: { facts } }) => facts && value(facts) });

export const outputs = {
  direction: choice("Direction", {
    options: { forward: "Forward", backward: "Backward", "same-day": "Same day" },
    optional: true,
    shown: "elsewhere",
    value: ({ answer }) => answer.direction,
  }),
  totalDays: integer("Total days", {
    noun: "Number of days",
    unit: "days",
    optional: true,
    shown: "elsewhere",
    solve: true,
    value: (model) => difference(model)?.days,
  }),
  ...section("By calendar", {
    years: {
      ...ofSpan("Years", ({ calendar }) => calendar.years),
      shown: ({ variant }) => first(variant === "difference"),
    },
    months: {
      ...ofSpan("Months", ({ calendar }) => calendar.months),
      shown: ({ variant }) => first(variant === "difference"),
    },
    days: {
      ...ofSpan("Days", ({ calendar }) => calendar.days),
      shown: ({ variant }) => first(variant === "difference"),
    },
  }),
  ...section("In weeks", {
    weeks: ofSpan("Whole weeks", (span) => span.weeks),
    weekDays: ofSpan("Remaining days", (span) => span.weekDays),
  }),
  ...section("In other units", {
    totalMonths: { ...ofDifference("Whole months", (span) => span.wholeMonths), shown: "more" },
    totalHours: { ...ofDifference("Hours", ({ days }) => 24 * days), shown: "more" },
    totalMinutes: { ...ofDifference("Minutes", ({ days }) => 1_440 * days), shown: "more" },
    totalSeconds: { ...ofDifference("Seconds", ({ days }) => 86_400 * days), shown: "more" },
    yearFraction: number("Years as a decimal", {
      unit: "years",
      optional: true,
      shown: "more",
      value: (model) => difference(model)?.yearFraction,
    }),
  }),
  ...section("Days of the week", {
    businessDays: integer("Weekdays", {
      noun: "Number of weekdays",
      note: "Weekends excluded, holidays included",
      unit: "days",
      optional: true,
      solve: true,
      value: ({ answer }) => answer.span?.businessDays,
    }),
    weekendDays: ofDifference("Weekend days", (span) => span.days - span.businessDays, {
      unit: "days",
    }),
    leapDays: { ...ofDifference("February 29s", (span) => span.leapDays), shown: "more" },
  }),
  weekdayCounts: table("Days of the week", {
    columns: { weekday: text("Weekday"), count: integer("Days") },
    value: (model) => difference(model)?.weekdayCounts,
  }),
  byMonth: table("Month by month", {
    columns: {
      month: text("Month", { written: monthOfYear }),
      days: integer("Days"),
      businessDays: integer("Weekdays"),
    },
    value: (model) => difference(model)?.byMonth,
  }),
  resultDate: date("Date", { optional: true, solve: true, value: ({ answer }) => answer.result?.iso }),
  weekday: text("Weekday", {
    optional: true,
    value: ({ answer: { result, facts, occurrence } }) => (result ?? facts ?? occurrence)?.weekday,
  }),
  isoWeekDate: text("ISO week date", {
    optional: true,
    value: ({ answer: { result, facts } }) => (result ?? facts)?.isoWeekDate,
  }),
  clamped: boolean("Day adjusted for the month end", { optional: true, value: ({ answer }) => answer.clamped }),
  daysFromStart: integer("Days from the start", {
    noun: "Number of days from the start",
    unit: "days",
    optional: true,
    solve: true,
    value: ({ answer }) => answer.daysFromStart,
  }),
  ...section("Week", {
    weekdayNumber: fact("Weekday number", ({ isoWeek }) => isoWeek.weekday, {
      note: "Monday is 1 (ISO 8601)",
    }),
    isoWeek: fact("ISO week", ({ isoWeek }) => isoWeek.week),
    isoWeekYear: fact("Year of the ISO week", ({ isoWeek }) => isoWeek.year, { digits: "plain" }),
    usWeek: fact("US week", (day) => day.usWeek, {
      note: "Weeks start on Sunday; week 1 contains January 1",
    }),
  }),
  ...section("Year", {
    dayOfYear: fact("Day of the year", (day) => day.dayOfYear),
    daysInYear: fact("Days in the year", (day) => day.daysInYear),
    daysLeftInYear: fact("Days left in the year", (day) => day.daysLeftInYear),
    quarter: fact("Quarter", (day) => day.quarter),
    isLeapYear: boolean("Leap year", { optional: true, value: ({ answer }) => answer.facts?.isLeapYear }),
  }),
  ...section("Month", {
    daysInMonth: fact("Days in the month", (day) => day.daysInMonth),
    nthInMonth: fact("Occurrence of this weekday in the month", (day) => day.nthInMonth),
  }),
  ...section("Other day numbers", {
    julianDayNumber: fact("Julian day number", (day) => day.julianDayNumber, {
      note: "At noon",
      digits: "plain",
    }),
    modifiedJulianDay: fact("Modified Julian day", (day) => day.modifiedJulianDay, { digits: "plain" }),
    unixSeconds: fact("Unix time", (day) => day.unixSeconds, {
      note: "Seconds, at 00:00 UTC",
      digits: "plain",
    }),
    excelSerial: fact("Excel serial number", (day) => day.excelSerial, {
      note: "1900 date system; none before March 1, 1900",
      digits: "plain",
    }),
  }),
  ...section("Fiscal years", {
    fiscalYearUS: text("US fiscal year", {
      note: "October to September",
      optional: true,
      value: ({ answer }) => answer.facts?.fiscalYearUS,
    }),
    fiscalYearIN: text("Indian financial year", {
      note: "April to March",
      optional: true,
      value: ({ answer }) => answer.facts?.fiscalYearIN,
    }),
  }),
  occurrenceDate: date("Target date", { optional: true, value: ({ answer }) => answer.occurrence?.iso }),
  daysUntil: integer("Days until then", {
    noun: "Number of days until then",
    note: "Negative if past",
    unit: "days",
    optional: true,
    shown: "more",
    solve: true,
    value: ({ answer }) => answer.daysUntil,
  }),
  series: table("Dates", {
    columns: {
      n: integer("No."),
      date: date("Date"),
      weekday: text("Weekday"),
      daysFromStart: integer("Days from the start"),
    },
    value: ({ answer }) => answer.series,
  }),
};
