import { first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { CALENDARS } from "./inputs";
import { type CalendarYear, eraName } from "./leap-years";
import type { LeapModel } from "./modes";

const { boolean, choice, date, integer, table, text } = outputsOf<LeapModel>();

const maybe = { optional: true } as const;
const days = { unit: "days", ...maybe } as const;
const calendarYear = { digits: "plain", ...maybe } as const;

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
  isLeap: boolean("Leap year", { ...maybe, shown: "more", value: ofYear(({ isLeap }) => isLeap) }),
  daysInYear: integer("Days in the year", { ...days, value: ofYear(({ daysInYear }) => daysInYear) }),
  februaryDays: integer("Days in February", { ...days, value: ofYear(({ isLeap }) => (isLeap ? 29 : 28)) }),
  reason: choice("Why", { options: REASONS, ...maybe, shown: "more", value: ofYear(({ reason }) => reason) }),
  rules: table("The decision", {
    columns: {
      step: integer("Step"),
      divisor: integer("Divided by"),
      remainder: integer("Remainder"),
      outcome: text("Outcome"),
    },
    value: ofYear(({ rules }) => rules),
  }),
  nextLeapYear: integer("Next leap year", { ...calendarYear, value: ofYear(({ next }) => next) }),
  previousLeapYear: integer("Previous leap year", { ...calendarYear, value: ofYear(({ previous }) => previous) }),
  leapDayWeekday: text("February 29 is a", { ...maybe, value: ofYear(({ leapDayWeekday }) => leapDayWeekday) }),
  jan1Weekday: text("January 1 is a", { ...maybe, value: ofYear(({ jan1Weekday }) => jan1Weekday) }),
  count: integer("How many", {
    noun: "Number of leap years",
    ...maybe,
    shown: "elsewhere",
    solve: true,
    value: ({ answer: { range, span } }) => range?.count ?? span?.count,
  }),
  leapYears: table("Leap years", {
    columns: {
      year: integer("Year", { digits: "plain" }),
      leapDayWeekday: text("February 29", { ...maybe }),
      reason: choice("Why", { options: REASONS }),
    },
    value: ({ answer: { range } }) => range?.rows(),
  }),
  leapDays: table("Leap days", {
    columns: { date: date("Date"), weekday: text("Weekday") },
    value: ({ answer: { span } }) => span?.rows(),
  }),
  eraName: text("With era", {
    ...maybe,
    shown: ({ inputs }) => first(inputs.year < 1),
    value: ofYear(({ year }) => eraName(year)),
  }),
  calendars: table("In each calendar", {
    columns: {
      calendar: choice("Calendar", { options: CALENDARS }),
      isLeap: boolean("Leap year"),
      daysInYear: integer("Days"),
      leapDayWeekday: text("February 29", { ...maybe }),
    },
    value: ofYear(({ inCalendars }) => inCalendars),
  }),
};
