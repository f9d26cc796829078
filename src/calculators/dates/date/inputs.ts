import { boolean, choice, date, fold, integer, section, type ValuesOf } from "../../../core/fields";
import { WEEKDAY_OPTIONS } from "../../../fieldsets/weekdays";
import { WEEKEND_NAMES } from "../../../fieldsets/weekend";
import { LAST_YEAR } from "../../../math/dates/civil";
import type { MonthEndRule } from "../../../math/dates/month-end";

/** What to do if the month does not have the day. */
export const MONTH_END_RULES = {
  clamp: "Use the last day of the month",
  "end-of-month": "Keep month ends at month ends",
  overflow: "Run over into the next month",
} as const satisfies Record<MonthEndRule, string>;

/** Options for the nth occurrence of a weekday in a month. */
export const ORDINALS = {
  "1": "First",
  "2": "Second",
  "3": "Third",
  "4": "Fourth",
  "5": "Fifth",
  last: "Last",
} as const;

/** An input for a number of calendar units to add: an integer, not negative. */
function amount(label: string, fallback: number, max: number, words: string) {
  return integer(label, {
    default: fallback,
    min: 0,
    max,
    messages: { range: `between 0 and ${words}; to go back, choose subtract` },
  });
}

/** The inputs of all modes; each mode lists the ones it uses. */
export const fields = {
  startDate: date("Start date", {
    messages: { missing: "Enter the date to start from." },
    default: "2026-01-15",
    fill: "today",
    solve: true,
  }),
  endDate: date("End date", {
    messages: { missing: "Enter the date to end on." },
    note: "May be before the start",
    default: "2026-12-25",
    fill: "today+32",
    solve: 1,
  }),
  includeEndDay: boolean("Count the last day too", { default: false }),
  weekend: choice("Weekend", { options: WEEKEND_NAMES, default: "sat-sun" }),
  operation: choice("Add or subtract", { options: { add: "Add", subtract: "Subtract" }, default: "add" }),
  ...section("Amounts", {
    years: amount("Years", 0, 9_999, "9,999"),
    months: amount("Months", 1, 119_988, "119,988"),
    weeks: amount("Weeks", 0, 521_722, "521,722"),
    days: { ...amount("Days", 0, 3_652_058, "3,652,058"), solve: true },
  }),
  ...fold("If the day doesn’t exist", {
    monthEndRule: choice("If the day doesn’t exist", { options: MONTH_END_RULES, default: "clamp" }),
  }),
  asOf: date("Today", { messages: { missing: "Enter today’s date." }, default: "2026-11-20", fill: "today" }),
  targetDate: date("Count down to", {
    messages: { missing: "Enter the date to count down to." },
    default: "2026-12-25",
    solve: true,
  }),
  repeatYearly: boolean("Every year", { note: "Counts to the next anniversary", default: false }),
  year: integer("Year", { default: 2026, min: 1, max: LAST_YEAR, digits: "plain" }),
  month: integer("Month", { default: 11, min: 1, max: 12 }),
  weekdayName: choice("Weekday", { options: WEEKDAY_OPTIONS, default: "thursday" }),
  nth: choice("Which one", { options: ORDINALS, default: "4" }),
  count: integer("How many dates", { default: 12, min: 1, max: 1_000 }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
