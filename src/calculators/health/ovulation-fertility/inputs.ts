import { choice, date, fold, integer, list, type ValuesOf } from "../../../core/fields";

/** Accepted days between logged periods. */
export const GAP_DAYS = { min: 15, max: 90 };
export const LEAST_DATES = 3;

const LUTEAL = "The luteal phase must be between 10 and 16 days.";

const BY_LAST_PERIOD = { mode: ["regular", "irregular"] } as const;
const IRREGULAR = { mode: "irregular" } as const;

const extreme = { unit: "days", min: 18, max: 60, when: IRREGULAR } as const;

export const inputs = {
  mode: choice("My cycles are", {
    options: { regular: "Regular", irregular: "Irregular", history: "Logged, with dates" },
    default: "regular",
  }),
  ...fold("Today’s date and a desired due date", {
    asOf: date("Today", { messages: { missing: "Enter today’s date." }, default: "2026-11-20", fill: "today" }),
    wantedDueDate: date("Desired due date", { note: "Shows on which days to conceive", default: null }),
  }),
  ...fold("Luteal phase, bleeding, cycles ahead", {
    lutealLength: integer("Luteal phase", {
      note: "From ovulation to the next period",
      unit: "days",
      default: 14,
      min: 10,
      max: 16,
      messages: { invalid: LUTEAL },
    }),
    periodLength: integer("Bleeding", { unit: "days", default: 5, min: 1, max: 10 }),
    cycles: integer("Cycles ahead", { default: 6, min: 1, max: 12 }),
  }),
  lastPeriod: date("First day of last period", {
    reads: { prefers: "past" },
    messages: { missing: "Enter the first day of your last period, on or before today." },
    default: "2026-11-08",
    fill: "today-12",
    when: BY_LAST_PERIOD,
    solve: true,
  }),
  cycleLength: integer("Cycle length", {
    note: "From one period to the next",
    unit: "days",
    default: 28,
    min: 20,
    max: 45,
    messages: { invalid: "Cycle length must be a whole number between 20 and 45." },
    when: { mode: "regular" },
    solve: true,
  }),
  shortestCycle: integer("Shortest cycle", { default: 26, ...extreme }),
  longestCycle: integer("Longest cycle", { default: 31, ...extreme }),
  periodStarts: list("Past periods", {
    note: "The first day of each, in any order; six cycles or more are best",
    row: { label: "Period" },
    default: [],
    max: 200,
    columns: { date: date("First day", { reads: { prefers: "past" } }) },
    when: { mode: "history" },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
