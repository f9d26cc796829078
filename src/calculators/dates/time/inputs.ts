import { amount, choice, date, integer, list, number, text, time, type ValuesOf } from "../../../core/fields";
import { WEEKDAYS } from "../../../math/dates/week";

/** Limit for each part of an amount; sums of such amounts fit in a number. */
const MAX_AMOUNT = 1e9;
const OPERATIONS = { add: "Add", subtract: "Subtract" } as const;
const CUSTOM = { overtimeRule: "custom" } as const;
const TIME_MESSAGE = "Enter a time between 00:00 and 23:59.";

const part = (label: string, fallback: number) =>
  number({ label, default: fallback, min: 0, max: MAX_AMOUNT, group: "Amount" });
const cell = (label: string) => number({ label, default: 0, min: 0, max: MAX_AMOUNT });
const threshold = (label: string, fallback: number | null) =>
  number({ label, unit: "h", default: fallback, optional: true, min: 0, max: 168, when: CUSTOM });

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
  items: list({
    label: "Durations",
    note: "Rows can be pasted from a spreadsheet",
    default: [
      { op: "add", days: 1, hours: 2, minutes: 15, seconds: 0 },
      { op: "subtract", days: 0, hours: 0, minutes: 45, seconds: 0 },
    ],
    itemLabel: "Row",
    minRows: 1,
    maxRows: 500,
    item: {
      op: choice({ label: "Add or subtract", options: OPERATIONS, default: "add" }),
      days: cell("Days"),
      hours: cell("Hours"),
      minutes: cell("Minutes"),
      seconds: cell("Seconds"),
    },
  }),
  hoursPerDay: number({
    label: "Length of a day",
    note: "8 for workdays",
    unit: "h",
    default: 24,
    above: 0,
    max: 24,
  }),
  startTime: time({ label: "From", noun: "Start time", default: "09:15", invalidMessage: TIME_MESSAGE }),
  endTime: time({ label: "To", noun: "End time", default: "17:40", invalidMessage: TIME_MESSAGE }),
  breakMinutes: number({ label: "Unpaid break", unit: "min", default: 30, min: 0, max: 1e7 }),
  extraDays: integer({
    label: "Extra whole days",
    note: "Between the two times",
    default: 0,
    min: 0,
    max: 3650,
  }),
  startDate: date({ label: "Date", default: "2026-11-20", fill: "today" }),
  operation: choice({ label: "Add or subtract", options: OPERATIONS, default: "add" }),
  days: part("Days", 0),
  hours: part("Hours", 8),
  minutes: part("Minutes", 30),
  seconds: part("Seconds", 0),
  expression: text({
    label: "Type it",
    noun: "Expression",
    note: "Such as (1h 20m + 0:45) × 2, or 5:30pm − 9:15am",
    default: "1d 2h 15m - 45m",
    maxLength: 1000,
  }),
  colonMeans: choice({
    label: "2:30 means",
    options: { "h-m": "2 hours 30 minutes", "m-s": "2 minutes 30 seconds" },
    default: "h-m",
  }),
  decimalHours: number({
    label: "Decimal hours",
    note: "Or 7:45",
    unit: "h",
    default: 7.75,
    min: -1e9,
    max: 1e9,
    sixtieths: { mode: "decimal-hours" },
  }),
  shifts: list({
    label: "Shifts",
    note: "Rows can be pasted from a spreadsheet; an end before the start is on the next day",
    default: ["16", "17", "18", "19", "20"].map((day) => workday(`2026-11-${day}`)),
    itemLabel: "Shift",
    minRows: 1,
    maxRows: 400,
    item: {
      date: date({ label: "Date", noun: "Date" }),
      start: time({ label: "Start", noun: "Start", invalidMessage: TIME_MESSAGE }),
      end: time({ label: "End", noun: "End", invalidMessage: TIME_MESSAGE }),
      breakMinutes: number({ label: "Break", unit: "min", default: 0, min: 0, max: 1440 }),
    },
  }),
  payRate: amount({ label: "Hourly pay", unit: "/ h", default: 25 }),
  overtimeRule: choice({ label: "Overtime", options: OVERTIME_RULES, default: "flsa" }),
  dailyOvertimeAfter: threshold("Overtime after (per day)", null),
  weeklyOvertimeAfter: threshold("Overtime after (per week)", 40),
  doubleTimeAfter: threshold("Double time after (per day)", null),
  overtimeMultiplier: number({
    label: "Overtime factor",
    note: "Double time is 2",
    unit: "×",
    default: 1.5,
    min: 1,
    max: 5,
    when: CUSTOM,
  }),
  roundTo: choice({
    label: "Round punches to",
    options: { "0": "Not rounded", "5": "5 minutes", "6": "6 minutes", "15": "15 minutes" },
    default: "0",
  }),
  weekStartsOn: choice({ label: "Workweek starts on", options: WEEK_STARTS, default: "sunday" }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
