import { amount, boolean, by, choice, fold, money, number, percent, type ValuesOf } from "../../../core/fields";
import { gainFields } from "../../../fieldsets/india-gains";
import { INFLATION, TERM_IN_YEARS } from "../../../fieldsets/investing";

const FREQUENCIES = {
  weekly: "Week",
  monthly: "Month",
  quarterly: "Quarter",
  annually: "Year",
} as const;

export type Frequency = keyof typeof FREQUENCIES;

export const PER_YEAR: Readonly<Record<Frequency, number>> = {
  weekly: 52,
  monthly: 12,
  quarterly: 4,
  annually: 1,
};

export const TERM_MESSAGE = "Years must be more than 0 and at most 60.";

const sip = { mode: "sip" } as const;
const saving = { mode: ["sip", "goal"] } as const;
const fund = { mode: ["lumpsum", "swp"] } as const;
const regular = { mode: ["sip", "goal", "swp"] } as const;
const goal = { mode: "goal" } as const;
const swp = { mode: "swp" } as const;
const taxable = { mode: ["sip", "lumpsum", "goal"] } as const;
const equity = { ...taxable, taxMode: "india-equity" } as const;

export const inputs = {
  mode: choice("What to calculate", {
    options: {
      sip: "What a SIP becomes",
      lumpsum: "What a lump sum becomes",
      goal: "What a goal takes",
      swp: "What a fund pays out (SWP)",
    },
    default: "sip",
  }),
  contribution: money("Installment", { default: 500, above: 0, max: 1e9, when: sip, solve: true }),
  contributionFrequency: choice(by("mode", { swp: "Withdrawn every" }, "Invested every"), {
    options: FREQUENCIES,
    default: "monthly",
    when: regular,
  }),
  ...fold("Timing and rate per period", {
    contributionTiming: choice("Paid at", {
      note: "Of each period",
      options: { start: "The start", end: "The end" },
      default: "start",
      when: saving,
    }),
    rateConvention: choice("Rate per period", {
      note: "12% a year as 1% a month, or as 0.949%, which compounds to 12%",
      options: { nominal: "Divided", effective: "Effective" },
      default: "nominal",
      when: regular,
    }),
    withdrawalTiming: choice("Withdrawn at", {
      note: "Of each period",
      options: { start: "The start", end: "The end" },
      default: "end",
      when: swp,
    }),
  }),
  ...fold("Already invested, step-up", {
    initialInvestment: amount("Already invested", { default: 0, when: saving }),
    stepUpPercent: percent("Step-up", { unit: "% each", default: 0, min: 0, max: 100, when: saving, solve: true }),
    stepUpAmount: amount("Or by an amount", { noun: "The step-up amount", default: 0, max: 1e9, when: saving }),
    stepUpEvery: choice("Step-up every", {
      options: { year: "Year", "half-year": "Half-year" },
      default: "year",
      when: saving,
    }),
  }),
  principal: amount(by("mode", { swp: "Fund" }, "Lump sum"), { default: 100_000, above: 0, when: fund }),
  annualRate: percent("Expected return", { unit: "% / year", default: 12, min: -50, max: 100, step: 0.5, solve: true }),
  termYears: number("Term", { ...TERM_IN_YEARS, solve: true }),
  ...fold("Inflation and tax", {
    inflationRate: percent("Inflation", { ...INFLATION, default: 5 }),
    taxMode: choice("Tax on the gain", {
      note: "If you redeem everything at the end",
      options: { none: "None", "india-equity": "Equity fund in India", flat: "A flat rate" },
      default: "none",
      when: taxable,
    }),
    taxYear: { ...gainFields.taxYear, when: equity },
    ltcgExemptionUsed: { ...gainFields.ltcgExemptionUsed, when: equity },
    taxRate: percent("Tax rate", {
      noun: "The tax rate",
      unit: "% of gain",
      default: 15,
      min: 0,
      max: 60,
      when: { ...taxable, taxMode: "flat" },
    }),
  }),
  targetAmount: money("Goal", { default: 1_000_000, above: 0, max: 1e15, when: goal, solve: true }),
  targetInTodaysMoney: boolean("Goal in today’s money", { default: false, when: goal }),
  goalAfterTax: boolean("Goal after tax", {
    note: "The tax on the gain is saved for, too",
    default: false,
    when: { ...goal, taxMode: ["india-equity", "flat"] },
  }),
  withdrawal: money("Withdrawal", { default: 500, above: 0, max: 1e9, when: swp, solve: true }),
  withdrawalGrowth: percent("Yearly increase", {
    noun: "The yearly increase",
    unit: "% / year",
    default: 0,
    min: -50,
    max: 50,
    when: swp,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
