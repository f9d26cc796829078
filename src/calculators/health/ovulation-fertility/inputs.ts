import { choice, date, integer, list, type ValuesOf } from "../../../core/fields";

/** Accepted days between logged periods. */
export const GAP_DAYS = { min: 15, max: 90 };
export const LEAST_DATES = 3;

const LUTEAL = "The luteal phase must be between 10 and 16 days.";

const BY_LAST_PERIOD = { mode: ["regular", "irregular"] } as const;
const IRREGULAR = { mode: "irregular" } as const;

const extreme = { unit: "days", min: 18, max: 60, when: IRREGULAR } as const;

export const inputs = {
  mode: choice({
    label: "My cycles are",
    options: { regular: "Regular", irregular: "Irregular", history: "Logged, with dates" },
    default: "regular",
  }),
  asOf: date({
    label: "Today",
    missingMessage: "Enter today’s date.",
    default: "2026-11-20",
    fill: "today",
  }),
  lutealLength: integer({
    label: "Luteal phase",
    note: "From ovulation to the next period",
    unit: "days",
    default: 14,
    min: 10,
    max: 16,
    invalidMessage: LUTEAL,
  }),
  periodLength: integer({
    label: "Bleeding",
    unit: "days",
    default: 5,
    min: 1,
    max: 10,
  }),
  cycles: integer({ label: "Cycles ahead", default: 6, min: 1, max: 12 }),
  lastPeriod: date({
    label: "First day of last period",
    missingMessage: "Enter the first day of your last period, on or before today.",
    default: "2026-11-08",
    fill: "today-12",
    when: BY_LAST_PERIOD,
  }),
  cycleLength: integer({
    label: "Cycle length",
    note: "From one period to the next",
    unit: "days",
    default: 28,
    min: 20,
    max: 45,
    invalidMessage: "Cycle length must be a whole number between 20 and 45.",
    when: { mode: "regular" },
  }),
  shortestCycle: integer({ label: "Shortest cycle", default: 26, ...extreme }),
  longestCycle: integer({ label: "Longest cycle", default: 31, ...extreme }),
  periodStarts: list({
    label: "Past periods",
    note: "The first day of each, in any order; six cycles or more are best",
    itemLabel: "Period",
    default: [],
    maxRows: 200,
    item: { date: date({ label: "First day" }) },
    when: { mode: "history" },
  }),
  wantedDueDate: date({
    label: "Desired due date",
    note: "Shows on which days to conceive",
    default: null,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
