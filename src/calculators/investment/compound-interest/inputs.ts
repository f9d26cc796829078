import { amount, choice, integer, percent, type ValuesOf } from "../../../core/fields";
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

const start = { group: "What you have" } as const;
const deposits = { group: "What you add" } as const;
const real = { group: "Inflation and tax" } as const;

export const inputs = {
  principal: amount({ label: "Starting amount", default: 10_000, ...start }),
  annualRate: percent({
    label: "Rate",
    unit: "% / year",
    default: 7,
    min: -50,
    max: 100,
    step: 0.25,
    ...start,
  }),
  rateType: choice({
    label: "Rate is",
    options: { nominal: "Nominal, before compounding", effective: "Effective (APY)" },
    default: "nominal",
    ...start,
  }),
  compounding: choice({
    label: "Compounding",
    options: COMPOUNDINGS,
    default: "monthly",
    invalidMessage: "Choose one of the listed compounding periods.",
    when: { rateType: "nominal" },
    ...start,
  }),
  termYears: integer({
    label: "Term",
    unit: "years",
    default: 10,
    min: 0,
    max: LONGEST_TERM,
    invalidMessage: TERM_MESSAGE,
    ...start,
  }),
  termMonths: integer({
    label: "Plus months",
    unit: "months",
    default: 0,
    min: 0,
    max: 11,
    invalidMessage: "Months on top of the years must be a whole number from 0 to 11.",
    ...start,
  }),
  contribution: amount({ label: "Deposit", default: 100, max: 1e9, ...deposits }),
  contributionFrequency: choice({
    label: "Deposit every",
    options: DEPOSIT_EVERY,
    default: "monthly",
    ...deposits,
  }),
  contributionTiming: choice({
    label: "Deposited at",
    note: "Of each period",
    options: { start: "The start", end: "The end" },
    default: "end",
    ...deposits,
  }),
  contributionGrowth: percent({
    label: "Deposit grows",
    unit: "% / year",
    default: 0,
    min: -50,
    max: 50,
    ...deposits,
  }),
  inflationRate: percent({ ...INFLATION, default: 3, step: 0.25, ...real }),
  taxRate: percent({
    label: "Tax on interest",
    unit: "% of interest",
    default: 0,
    min: 0,
    max: 60,
    ...real,
  }),
  taxTiming: choice({
    label: "Tax paid",
    options: { annual: "Every year", "at-end": "At the end" },
    default: "annual",
    ...real,
  }),
  rateVariance: percent({
    label: "Show a range of ±",
    noun: "The range",
    note: "Points above and below the rate",
    unit: "% points",
    default: 0,
    min: 0,
    max: 20,
    step: 0.5,
    group: "Range",
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
