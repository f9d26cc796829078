import {
  amount,
  by,
  choice,
  date,
  fold,
  integer,
  list,
  money,
  number,
  percent,
  type ValuesOf,
} from "../../../core/fields";
import { gainFields } from "../../../fieldsets/india-gains";
import { INFLATION, TERM_IN_YEARS } from "../../../fieldsets/investing";

const project = { mode: "project" } as const;
const cagr = { mode: "cagr" } as const;
const xirr = { mode: "xirr" } as const;
const indian = { ...project, taxMode: ["india-equity", "india-debt", "india-other"] } as const;
const slab = { ...project, taxMode: ["india-debt", "india-other"] } as const;
const custom = { ...project, taxMode: "custom" } as const;
const taxRate = { unit: "% of gain", min: 0, max: 60 } as const;
const ratio = { unit: "% / year", min: 0, max: 10, step: 0.05, when: project } as const;

const TAX_MODES = {
  none: "None",
  "india-equity": "Equity fund in India",
  "india-debt": "Debt fund in India",
  "india-other": "Gold, overseas or hybrid in India",
  custom: "My own rates",
} as const;

/** What a cash flow above zero is. */
export const POSITIVE = { out: "Money you took out", in: "Money you paid in" } as const;

export const inputs = {
  mode: choice("What to calculate", {
    options: {
      project: "What an investment becomes",
      cagr: "Return from two values (CAGR)",
      xirr: "Return of dated payments (XIRR)",
    },
    default: "project",
  }),
  principal: amount("Lump sum", { default: 10_000, when: project }),
  monthlyContribution: amount("Monthly investment", {
    note: "At the start of each month",
    default: 0,
    max: 1e9,
    when: project,
    solve: true,
  }),
  annualRate: percent("Return before expenses", {
    unit: "% / year",
    default: 12,
    min: -50,
    max: 100,
    step: 0.5,
    when: project,
    solve: 1,
  }),
  termYears: number("Term", { ...TERM_IN_YEARS, when: project, solve: true }),
  expenseRatio: percent("Expense ratio", { default: 1, ...ratio }),
  ...fold("Exit load, another expense ratio", {
    compareExpenseRatio: percent("Compare with", {
      noun: "The expense ratio to compare with",
      note: "A direct plan or an index fund",
      default: 0.2,
      ...ratio,
    }),
    exitLoad: percent("Exit load", { unit: "% of value", default: 1, min: 0, max: 10, step: 0.25, when: project }),
    exitLoadMonths: integer("If sold within", {
      noun: "The exit load period",
      unit: "months",
      default: 12,
      min: 0,
      max: 120,
      when: project,
    }),
  }),
  ...fold("Tax", {
    taxMode: choice("Tax on the gain", {
      note: "If you sell everything at the end",
      options: TAX_MODES,
      default: "none",
      when: project,
    }),
    taxYear: { ...gainFields.taxYear, when: indian },
    ltcgExemptionUsed: { ...gainFields.ltcgExemptionUsed, when: { ...project, taxMode: "india-equity" } },
    slabRate: percent("Your slab rate", {
      noun: "The slab rate",
      note: "Before cess",
      unit: "%",
      default: 30,
      min: 0,
      max: 60,
      when: slab,
    }),
    shortTermRate: percent("Short-term rate", { default: 20, ...taxRate, when: custom }),
    longTermRate: percent("Long-term rate", { default: 15, ...taxRate, when: custom }),
    longTermMonths: integer("Long-term after", {
      noun: "The long-term holding period",
      unit: "months",
      default: 12,
      min: 0,
      max: 120,
      when: custom,
    }),
  }),
  ...fold("Inflation", {
    inflationRate: percent("Inflation", { ...INFLATION, default: 5 }),
  }),
  beginValue: amount("Value then", { default: 10_000, above: 0, when: cagr }),
  endValue: amount("Value now", { default: 18_000, when: cagr, solve: true }),
  dividendsReceived: amount("Payouts received", { note: "Dividends you did not reinvest", default: 0, when: cagr }),
  startDate: date("Start date", { default: "2021-11-20", when: cagr }),
  endDate: date("End date", { default: "2026-11-20", fill: "today", when: cagr }),
  positiveIs: choice("Positive amounts are", {
    options: POSITIVE,
    default: "out",
    when: xirr,
  }),
  cashFlows: list("Cash flows", {
    note: by(
      "positiveIs",
      { in: "Positive for money you paid in, negative for money you took out" },
      "Negative for money you paid in, positive for money you took out",
    ),
    row: { label: "Cash flow" },
    max: 2000,
    default: [
      { date: "2023-01-10", amount: -5000 },
      { date: "2023-07-10", amount: -5000 },
      { date: "2024-01-10", amount: -5000 },
      { date: "2025-03-01", amount: 2000 },
    ],
    columns: {
      date: date("Date"),
      amount: money("Amount", { min: -1e12, max: 1e12 }),
      months: integer("Number of months", {
        noun: "Months",
        note: "For a monthly plan; the first payment is on the date",
        unit: "months",
        default: 1,
        min: 1,
        max: 600,
        shown: "more",
      }),
    },
    when: xirr,
  }),
  currentValue: amount("Value now", { default: 17_500, when: xirr }),
  asOf: date("Valued on", { noun: "The valuation date", default: "2026-11-20", fill: "today", when: xirr }),
  benchmarkRate: percent("Benchmark", {
    note: "The same payments at this rate",
    unit: "% / year",
    default: 10,
    min: -50,
    max: 100,
    when: xirr,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
