import { amount, boolean, by, choice, money, number, percent, type ValuesOf } from "../../../core/fields";
import { GAIN_TAX_YEARS } from "../../../fieldsets/india-gains";
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
  mode: choice({
    label: "What to work out",
    options: {
      sip: "What a SIP becomes",
      lumpsum: "What a lump sum becomes",
      goal: "What a goal takes",
      swp: "What a fund pays out (SWP)",
    },
    default: "sip",
  }),
  contribution: money({
    label: "Installment",
    default: 500,
    above: 0,
    max: 1e9,
    when: sip,
  }),
  contributionFrequency: choice({
    label: by("mode", { swp: "Withdrawn every" }, "Invested every"),
    options: FREQUENCIES,
    default: "monthly",
    when: regular,
  }),
  contributionTiming: choice({
    label: "Paid at",
    note: "Of each period",
    options: { start: "The start", end: "The end" },
    default: "start",
    when: saving,
  }),
  initialInvestment: amount({ label: "Already invested", default: 0, when: saving }),
  principal: amount({
    label: by("mode", { swp: "Fund" }, "Lump sum"),
    default: 100_000,
    above: 0,
    when: fund,
  }),
  annualRate: percent({
    label: "Expected return",
    unit: "% / year",
    default: 12,
    min: -50,
    max: 100,
    step: 0.5,
  }),
  rateConvention: choice({
    label: "Rate per period",
    note: "12% a year as 1% a month, or as 0.949%, which compounds to 12%",
    options: { nominal: "Divided", effective: "Effective" },
    default: "nominal",
    when: regular,
  }),
  termYears: number(TERM_IN_YEARS),
  stepUpPercent: percent({
    label: "Step-up",
    unit: "% each",
    default: 0,
    min: 0,
    max: 100,
    when: saving,
  }),
  stepUpAmount: amount({
    label: "Or by an amount",
    noun: "The step-up amount",
    default: 0,
    max: 1e9,
    when: saving,
  }),
  stepUpEvery: choice({
    label: "Step-up every",
    options: { year: "Year", "half-year": "Half-year" },
    default: "year",
    when: saving,
  }),
  inflationRate: percent({ ...INFLATION, default: 5 }),
  targetAmount: money({ label: "Goal", default: 1_000_000, above: 0, max: 1e15, when: goal }),
  targetInTodaysMoney: boolean({ label: "Goal in today’s money", default: false, when: goal }),
  withdrawal: money({ label: "Withdrawal", default: 500, above: 0, max: 1e9, when: swp }),
  withdrawalGrowth: percent({
    label: "Yearly increase",
    noun: "The yearly increase",
    unit: "% / year",
    default: 0,
    min: -50,
    max: 50,
    when: swp,
  }),
  withdrawalTiming: choice({
    label: "Withdrawn at",
    note: "Of each period",
    options: { start: "The start", end: "The end" },
    default: "end",
    when: swp,
  }),
  taxMode: choice({
    label: "Tax on the gain",
    note: "If you redeem everything at the end",
    options: { none: "None", "india-equity": "Equity fund in India", flat: "A flat rate" },
    default: "none",
    when: taxable,
  }),
  taxYear: choice({ label: "Tax year", options: GAIN_TAX_YEARS, default: "2026-27", when: equity }),
  ltcgExemptionUsed: money({
    label: "Exemption already used",
    note: "For other gains this year",
    default: 0,
    min: 0,
    max: 125_000,
    when: equity,
  }),
  taxRate: percent({
    label: "Tax rate",
    noun: "The tax rate",
    unit: "% of gain",
    default: 15,
    min: 0,
    max: 60,
    when: { ...taxable, taxMode: "flat" },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
