import { amount, boolean, choice, date, fold, list, money, number, percent, type ValuesOf } from "../../../core/fields";
import type { DayCount } from "../../../math/dates/day-count";

/** The choices of `solveFor` that need the given quantity as an input. */
const without = (found: "interest" | "principal" | "rate" | "time") =>
  ["interest", "principal", "rate", "time"].filter((one) => one !== found);

const byDuration = { solveFor: without("time"), timeBasis: "duration" } as const;
const byDates = { solveFor: without("time"), timeBasis: "dates" } as const;

export const DAY_COUNTS = {
  "actual-365": "Actual/365",
  "actual-360": "Actual/360",
  "actual-actual": "Actual/actual",
  "30-360": "30/360",
  "30e-360": "30E/360",
} as const satisfies Record<DayCount, string>;

export const inputs = {
  solveFor: choice("Solve for", {
    options: { interest: "Interest", principal: "Principal", rate: "Rate", time: "Time" },
    default: "interest",
  }),
  principal: amount("Principal", { default: 10_000, when: { solveFor: without("principal") } }),
  annualRate: percent("Rate", {
    unit: "% / year",
    default: 6,
    min: 0,
    max: 1000,
    step: 0.25,
    when: { solveFor: without("rate") },
  }),
  interest: amount("Interest", { default: 1800, when: { solveFor: without("interest") } }),
  timeBasis: choice("Time given as", {
    options: { duration: "Duration", dates: "Two dates" },
    default: "duration",
    when: { solveFor: without("time") },
  }),
  duration: number("Duration", { default: 3, min: 0, max: 1000, reads: { unitIn: "durationUnit" }, when: byDuration }),
  durationUnit: choice("Unit of time", {
    options: { years: "Years", months: "Months", weeks: "Weeks", days: "Days" },
    units: { years: { factor: "365" }, months: { factor: "365/12" }, weeks: { factor: "7" }, days: { factor: "1" } },
    default: "years",
    when: byDuration,
  }),
  startDate: date("Start date", { default: "2026-01-15", when: byDates }),
  endDate: date("End date", { default: "2026-12-31", when: byDates }),
  dayCount: choice("Day count", {
    note: "As named in the contract; it also sets the number of days in a year",
    options: DAY_COUNTS,
    default: "actual-365",
  }),
  includeEndDate: boolean("Count the last day too", { default: false, when: byDates }),
  ...fold("Part payments", {
    partPayments: list("Part payments", {
      note: "Each pays the interest due first, then principal",
      row: { label: "Payment" },
      default: [],
      max: 200,
      columns: { date: date("Date"), amount: money("Amount", { above: 0, messages: { range: "more than 0" } }) },
      when: { solveFor: "interest", timeBasis: "dates" },
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
