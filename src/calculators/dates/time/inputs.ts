import {
  amount,
  choice,
  date,
  fold,
  integer,
  list,
  number,
  section,
  text,
  time,
  type ValuesOf,
} from "../../../core/fields";
import { WEEKDAYS } from "../../../math/dates/week";

/** Limit for each part of an amount; sums of such amounts fit in a number. */
const MAX_AMOUNT = 1e9;
const OPERATIONS = { add: "Add", subtract: "Subtract" } as const;
const CUSTOM = { overtimeRule: "custom" } as const;
const TIME_MESSAGE = "Enter a time between 00:00 and 23:59.";

const part = (label: string, fallback: number) => number(label, { default: fallback, min: 0, max: MAX_AMOUNT });
const cell = (label: string) => number(label, { default: 0, min: 0, max: MAX_AMOUNT });
const threshold = (label: string, fallback: number | null) =>
  number(label, { unit: "h", default: fallback, optional: true, min: 0, max: 168, when: CUSTOM });

const WEEK_STARTS = Object.fromEntries(WEEKDAYS.map((name) => [name.toLowerCase(), name])) as Record<
  "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday",
  string
>;

const OVERTIME_RULES = {
  none: "None",
  flsa: "United States (over 40 h a week)",
  california: "California",
  custom: "Custom limits",
} as const;

const workday = (date: string) => ({ date, start: "09:00", end: "17:30", breakMinutes: 30 });

/** The inputs of all modes; each mode lists the ones it uses. */
export const fields = {
  items: list("Durations", {
    note: "Rows can be pasted from a spreadsheet",
    default: [
      { op: "add", days: 1, hours: 2, minutes: 15, seconds: 0 },
      { op: "subtract", days: 0, hours: 0, minutes: 45, seconds: 0 },
    ],
    row: { label: "Row" },
    min: 1,
    max: 500,
    columns: {
      op: choice("Add or subtract", { options: OPERATIONS, default: "add" }),
      days: cell("Days"),
      hours: cell("Hours"),
      minutes: cell("Minutes"),
      seconds: cell("Seconds"),
    },
  }),
  startTime: time("From", { noun: "Start time", default: "09:15", messages: { invalid: TIME_MESSAGE }, solve: true }),
  endTime: time("To", { noun: "End time", default: "17:40", messages: { invalid: TIME_MESSAGE }, solve: 1 }),
  breakMinutes: number("Unpaid break", { unit: "min", default: 30, min: 0, max: 1e7, solve: true }),
  extraDays: integer("Extra whole days", { note: "Between the two times", default: 0, min: 0, max: 3650 }),
  startDate: date("Date", { default: "2026-11-20", fill: "today" }),
  operation: choice("Add or subtract", { options: OPERATIONS, default: "add" }),
  ...section("Amount", {
    days: part("Days", 0),
    hours: part("Hours", 8),
    minutes: part("Minutes", 30),
    seconds: part("Seconds", 0),
  }),
  expression: text("Type it", {
    noun: "Expression",
    note: "Such as (1h 20m + 0:45) × 2, or 5:30pm − 9:15am",
    default: "1d 2h 15m - 45m",
    max: 1000,
  }),
  ...fold("Length of a day, meaning of 2:30", {
    hoursPerDay: number("Length of a day", { note: "8 for workdays", unit: "h", default: 24, above: 0, max: 24 }),
    colonMeans: choice("2:30 means", {
      options: { "h-m": "2 hours 30 minutes", "m-s": "2 minutes 30 seconds" },
      default: "h-m",
    }),
  }),
  decimalHours: number("Decimal hours", {
    note: "You can also type 7:45",
    unit: "h",
    default: 7.75,
    min: -1e9,
    max: 1e9,
    reads: { sixtieths: { mode: "decimal-hours" } },
  }),
  shifts: list("Shifts", {
    note: "Rows can be pasted from a spreadsheet; an end before the start is on the next day",
    default: ["16", "17", "18", "19", "20"].map((day) => workday(`2026-11-${day}`)),
    row: { label: "Shift" },
    min: 1,
    max: 400,
    columns: {
      date: date("Date", { noun: "Date" }),
      start: time("Start", { noun: "Start", messages: { invalid: TIME_MESSAGE } }),
      end: time("End", { noun: "End", messages: { invalid: TIME_MESSAGE } }),
      breakMinutes: number("Break", { unit: "min", default: 0, min: 0, max: 1440 }),
    },
  }),
  payRate: amount("Hourly pay", { unit: "/ h", default: 25, solve: true }),
  overtimeRule: choice("Overtime", { options: OVERTIME_RULES, default: "flsa" }),
  dailyOvertimeAfter: threshold("Overtime after (per day)", null),
  weeklyOvertimeAfter: threshold("Overtime after (per week)", 40),
  doubleTimeAfter: threshold("Double time after (per day)", null),
  overtimeMultiplier: number("Overtime factor", {
    note: "Double time is 2",
    unit: "×",
    default: 1.5,
    min: 1,
    max: 5,
    when: CUSTOM,
  }),
  ...fold("Rounding of punches, workweek", {
    roundTo: choice("Round punches to", {
      options: { "0": "Not rounded", "5": "5 minutes", "6": "6 minutes", "15": "15 minutes" },
      default: "0",
    }),
    weekStartsOn: choice("Workweek starts on", { options: WEEK_STARTS, default: "sunday" }),
  }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
