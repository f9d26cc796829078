import { outputsOf } from "../../../core/outputs";
import { CALENDARS } from "./inputs";
import { type CalendarYear, eraName } from "./leap-years";
import type { LeapModel } from "./modes";

const { boolean, choice, date, integer, table, text } = outputsOf<LeapModel>();

const maybe = { optional: true } as const;
const days = { unit: "days", ...maybe } as const;
const calendarYear = { grouped: false, ...maybe } as const;

const REASONS = {
  "not-divisible-by-4": "Not divisible by 4",
  "divisible-by-4": "Divisible by 4",
  "century-not-400": "A century, not divisible by 400",
  "divisible-by-400": "Divisible by 400",
  "century-remainder-200-or-600": "A century, remainder 200 or 600 when divided by 900",
  "century-not-200-or-600": "A century, other remainder when divided by 900",
} as const;

/** Reads a value from the year being checked. */
const ofYear =
  <T>(read: (year: CalendarYear) => T) =>
  ({ answer: { year } }: LeapModel) =>
    year && read(year);

export const outputs = {
  isLeap: boolean({ label: "Leap year", ...maybe, value: ofYear(({ isLeap }) => isLeap) }),
  daysInYear: integer({ label: "Days in the year", ...days, value: ofYear(({ daysInYear }) => daysInYear) }),
  februaryDays: integer({
    label: "Days in February",
    ...days,
    value: ofYear(({ isLeap }) => (isLeap ? 29 : 28)),
  }),
  reason: choice({ label: "Why", options: REASONS, ...maybe, value: ofYear(({ reason }) => reason) }),
  rules: table({
    label: "The decision",
    columns: {
      step: integer({ label: "Step" }),
      divisor: integer({ label: "Divided by" }),
      remainder: integer({ label: "Remainder" }),
      outcome: text({ label: "Outcome" }),
    },
    value: ofYear(({ rules }) => rules),
  }),
  nextLeapYear: integer({ label: "Next leap year", ...calendarYear, value: ofYear(({ next }) => next) }),
  previousLeapYear: integer({
    label: "Previous leap year",
    ...calendarYear,
    value: ofYear(({ previous }) => previous),
  }),
  leapDayWeekday: text({
    label: "February 29 is a",
    ...maybe,
    value: ofYear(({ leapDayWeekday }) => leapDayWeekday),
  }),
  jan1Weekday: text({ label: "January 1 is a", ...maybe, value: ofYear(({ jan1Weekday }) => jan1Weekday) }),
  count: integer({
    label: "How many",
    noun: "Number of leap years",
    ...maybe,
    value: ({ answer: { range, span } }) => range?.count ?? span?.count,
  }),
  leapYears: table({
    label: "Leap years",
    columns: {
      year: integer({ label: "Year", grouped: false }),
      leapDayWeekday: text({ label: "February 29", ...maybe }),
      reason: choice({ label: "Why", options: REASONS }),
    },
    value: ({ answer: { range } }) => range?.rows(),
  }),
  leapDays: table({
    label: "Leap days",
    columns: { date: date({ label: "Date" }), weekday: text({ label: "Weekday" }) },
    value: ({ answer: { span } }) => span?.rows(),
  }),
  eraName: text({ label: "With era", ...maybe, value: ofYear(({ year }) => eraName(year)) }),
  calendars: table({
    label: "In each calendar",
    columns: {
      calendar: choice({ label: "Calendar", options: CALENDARS }),
      isLeap: boolean({ label: "Leap year" }),
      daysInYear: integer({ label: "Days" }),
      leapDayWeekday: text({ label: "February 29", ...maybe }),
    },
    value: ofYear(({ inCalendars }) => inCalendars),
  }),
};
