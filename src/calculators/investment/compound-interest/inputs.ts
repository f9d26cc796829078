import { amount, choice, fold, integer, percent, section, type ValuesOf } from "../../../core/fields";
import { INFLATION } from "../../../fieldsets/investing";

export const COMPOUNDINGS = {
  annually: "Once a year",
  semiannually: "Twice a year",
  quarterly: "Quarterly",
  monthly: "Monthly",
  semimonthly: "Twice a month",
  biweekly: "Every two weeks",
  weekly: "Weekly",
  daily: "Daily",
  continuous: "Continuously",
} as const;

export type Compounding = keyof typeof COMPOUNDINGS;
export type Frequency = Exclude<Compounding, "continuous">;

/** Periods per year; continuous compounding has none. */
export const PER_YEAR: Readonly<Record<Frequency, number>> = {
  annually: 1,
  semiannually: 2,
  quarterly: 4,
  monthly: 12,
  semimonthly: 24,
  biweekly: 26,
  weekly: 52,
  daily: 365,
};

const DEPOSIT_EVERY = {
  annually: "Year",
  semiannually: "Half-year",
  quarterly: "Quarter",
  monthly: "Month",
  semimonthly: "Half-month",
  biweekly: "Two weeks",
  weekly: "Week",
  daily: "Day",
} as const satisfies Record<Frequency, string>;

/** In years. */
const LONGEST_TERM = 100;
export const TERM_MESSAGE = `Term must be between one month and ${LONGEST_TERM} years.`;

export const inputs = {
  ...fold("Nominal or effective rate, range", {
    rateType: choice("Rate is", {
      options: { nominal: "Nominal, before compounding", effective: "Effective (APY)" },
      default: "nominal",
    }),
    rateVariance: percent("Show a range of ±", {
      noun: "The range",
      note: "Points above and below the rate",
      unit: "% points",
      default: 0,
      min: 0,
      max: 20,
      step: 0.5,
    }),
  }),
  ...section("What you have", {
    principal: amount("Starting amount", { default: 10_000, solve: true }),
    annualRate: percent("Rate", {
      unit: "% / year",
      default: 7,
      min: -50,
      max: 100,
      step: 0.25,
      solve: true,
    }),
    compounding: choice("Compounding", {
      options: COMPOUNDINGS,
      default: "monthly",
      messages: { invalid: "Choose one of the listed compounding periods." },
      when: { rateType: "nominal" },
    }),
    termYears: integer("Term", {
      unit: "years",
      default: 10,
      min: 0,
      max: LONGEST_TERM,
      messages: { invalid: TERM_MESSAGE },
      solve: true,
    }),
    termMonths: integer("Plus months", {
      unit: "months",
      default: 0,
      min: 0,
      max: 11,
      messages: { invalid: "Months on top of the years must be a whole number from 0 to 11." },
    }),
  }),
  ...section("What you add", {
    contribution: amount("Deposit", { default: 100, max: 1e9, solve: 1 }),
    contributionFrequency: choice("Deposit every", { options: DEPOSIT_EVERY, default: "monthly" }),
  }),
  ...fold("Deposit times and growth", {
    contributionTiming: choice("Deposited at", {
      note: "Of each period",
      options: { start: "The start", end: "The end" },
      default: "end",
    }),
    contributionGrowth: percent("Deposit grows", { unit: "% / year", default: 0, min: -50, max: 50 }),
  }),
  ...fold("Inflation and tax", {
    inflationRate: percent("Inflation", { ...INFLATION, default: 3, step: 0.25 }),
    taxRate: percent("Tax on interest", { unit: "% of interest", default: 0, min: 0, max: 60 }),
    taxTiming: choice("Tax paid", {
      options: { annual: "Every year", "at-end": "At the end" },
      default: "annual",
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
